//! The bytes of a connection, watched.

use std::{
    io,
    pin::Pin,
    sync::Arc,
    task::{Context, Poll, ready},
    time::Duration,
};

use tokio::{
    io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, ReadBuf},
    net::TcpStream,
    time,
};

use super::hall::{Admitted, Line};

/// How long a client may go on sending after the server has said its last word.
const LINGER: Duration = Duration::from_secs(1);

/// A connection that is counted, and notes when something comes and goes.
#[derive(Debug)]
pub(super) struct Watched {
    /// There until it is dropped.
    open: Option<(TcpStream, Admitted)>,
}

impl Watched {
    pub(super) fn new(stream: TcpStream, admitted: Admitted) -> Self {
        Self {
            open: Some((stream, admitted)),
        }
    }

    fn parts(&mut self) -> io::Result<(Pin<&mut TcpStream>, &Arc<Line>)> {
        let (stream, admitted) = self.open.as_mut().ok_or(io::ErrorKind::NotConnected)?;
        Ok((Pin::new(stream), admitted.line()))
    }
}

impl AsyncRead for Watched {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let (stream, line) = self.parts()?;
        let before = buffer.filled().len();
        ready!(stream.poll_read(cx, buffer))?;
        if buffer.filled().len() > before {
            line.heard();
        }
        Poll::Ready(Ok(()))
    }
}

impl AsyncWrite for Watched {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let (stream, line) = self.parts()?;
        let written = ready!(stream.poll_write(cx, bytes))?;
        line.told();
        Poll::Ready(Ok(written))
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let (stream, line) = self.parts()?;
        let written = ready!(stream.poll_write_vectored(cx, bytes))?;
        line.told();
        Poll::Ready(Ok(written))
    }

    fn is_write_vectored(&self) -> bool {
        true
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.parts()?.0.poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.parts()?.0.poll_shutdown(cx)
    }
}

impl Drop for Watched {
    /// Closing a connection from which something was not read resets it, and the client may lose the
    /// last thing that it was told, such as why it is closed. So the server first stops writing only,
    /// and for a moment throws away what still comes.
    fn drop(&mut self) {
        let Some((mut stream, admitted)) = self.open.take() else {
            return;
        };
        let Ok(runtime) = tokio::runtime::Handle::try_current() else {
            return;
        };
        if admitted.line().is_ended() {
            return;
        }
        runtime.spawn(async move {
            let mut rest = [0; 4_096];
            let drain = async {
                stream.shutdown().await?;
                while stream.read(&mut rest).await? > 0 {}
                io::Result::Ok(())
            };
            // The client may be gone already.
            let _ = time::timeout(LINGER, drain).await;
            drop(admitted);
        });
    }
}
