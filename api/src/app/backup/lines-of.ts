import type { Socket } from 'node:net';

/** Whole lines that come over a socket, to its end. Errors: the socket's, for one whose other side was killed. */
export async function* linesOf(socket: Socket): AsyncGenerator<string> {
  socket.setEncoding('utf8');
  let rest = '';
  for await (const piece of socket) {
    const lines = (rest + String(piece)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
