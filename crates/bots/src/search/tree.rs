//! The tree: nodes and edges in two arenas with index links.

use ziggurat_engine::Seat;

pub(super) type NodeId = u32;

/// The root of every tree.
pub(super) const ROOT: NodeId = 0;
const NONE: NodeId = NodeId::MAX;
const FIRST_ROOM: u32 = 4;

/// An action of a seat at a node, with what is known about it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge<A> {
    /// What the seat does; `None` is to pass.
    pub(super) action: Option<A>,
    pub(super) seat: Seat,
    child: NodeId,
    pub(super) visits: u32,
    /// How often it could have been chosen.
    pub(super) available: u32,
    /// The sum of the values for its seat.
    pub(super) value: f32,
    pub(super) prior: f32,
}

impl<A> Edge<A> {
    pub(super) fn new(seat: Seat, action: Option<A>, prior: f32) -> Self {
        Self {
            action,
            seat,
            child: NONE,
            visits: 0,
            available: 0,
            value: 0.0,
            prior,
        }
    }
}

/// A point in the history shared by all worlds; its edges are contiguous, from `start`.
#[derive(Clone, Copy, Debug, Default)]
struct Node {
    start: u32,
    len: u32,
    room: u32,
    visits: u32,
}

/// Everything the search remembers.
#[derive(Debug)]
pub(super) struct Tree<A> {
    nodes: Vec<Node>,
    edges: Vec<Edge<A>>,
}

impl<A: Copy + Eq> Tree<A> {
    /// A tree with only its root, and room for `room` nodes.
    pub(super) fn new(room: usize) -> Self {
        let mut tree = Self {
            nodes: Vec::with_capacity(room + 1),
            edges: Vec::with_capacity(room * FIRST_ROOM as usize),
        };
        tree.nodes.push(Node::default());
        tree
    }

    /// The edges of a node, of all seats.
    pub(super) fn edges(&self, node: NodeId) -> &[Edge<A>] {
        let node = &self.nodes[node as usize];
        &self.edges[node.start as usize..][..node.len as usize]
    }

    /// The edges of a node, mutably.
    pub(super) fn edges_mut(&mut self, node: NodeId) -> &mut [Edge<A>] {
        let node = &self.nodes[node as usize];
        &mut self.edges[node.start as usize..][..node.len as usize]
    }

    /// Counts a visit and says whether it was the first.
    pub(super) fn visit(&mut self, node: NodeId) -> bool {
        let node = &mut self.nodes[node as usize];
        node.visits += 1;
        node.visits == 1
    }

    /// Adds an edge and returns its slot; the slots of a node never change.
    pub(super) fn add(&mut self, node: NodeId, edge: Edge<A>) -> usize {
        let Node {
            start, len, room, ..
        } = self.nodes[node as usize];
        if len == room {
            self.grow(node, edge);
        } else {
            self.edges[(start + len) as usize] = edge;
        }
        self.nodes[node as usize].len += 1;
        len as usize
    }

    /// Moves the edges of a node to the end of the arena, with twice the room, filled with `edge`.
    fn grow(&mut self, id: NodeId, edge: Edge<A>) {
        let node = &mut self.nodes[id as usize];
        let (old, len) = (node.start as usize, node.len as usize);
        node.room = (node.room * 2).max(FIRST_ROOM);
        node.start = self.edges.len() as u32;
        self.edges.extend_from_within(old..old + len);
        let end = node.start as usize + node.room as usize;
        self.edges.resize(end, edge);
    }

    /// The slot of a seat's action, if the node has an edge for it.
    fn find(&self, node: NodeId, seat: Seat, action: Option<A>) -> Option<usize> {
        self.edges(node)
            .iter()
            .position(|edge| edge.seat == seat && edge.action == action)
    }

    /// The node that an edge leads to, created if there is none yet.
    pub(super) fn child(&mut self, node: NodeId, slot: usize) -> NodeId {
        let new = self.nodes.len() as NodeId;
        let edge = &mut self.edges_mut(node)[slot];
        if edge.child == NONE {
            edge.child = new;
            self.nodes.push(Node::default());
            return new;
        }
        edge.child
    }

    /// The node that an edge leads to, if there is one.
    pub(super) fn after(&self, node: NodeId, slot: usize) -> Option<NodeId> {
        let child = self.edges(node).get(slot)?.child;
        (child != NONE).then_some(child)
    }

    /// The slot whose edge was followed most often from a node, the first of several, and how often.
    /// Edges that only say what somebody chose at the same time count no visits, but their nodes do.
    pub(super) fn most_followed(&self, node: NodeId) -> Option<(usize, u32)> {
        let mut most = None;
        for slot in 0..self.edges(node).len() {
            let visits = match self.after(node, slot) {
                Some(child) => self.nodes[child as usize].visits,
                None => 0,
            };
            if visits > most.map_or(0, |(_, most)| most) {
                most = Some((slot, visits));
            }
        }
        most
    }

    /// The node that an action leads to, created with its edge if there is none yet.
    pub(super) fn follow(&mut self, node: NodeId, seat: Seat, action: Option<A>) -> NodeId {
        let slot = match self.find(node, seat, action) {
            Some(slot) => slot,
            None => self.add(node, Edge::new(seat, action, 0.0)),
        };
        self.child(node, slot)
    }
}
