//! Pages, API, live tables over WebSocket.
