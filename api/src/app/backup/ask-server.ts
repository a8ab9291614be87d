import { createConnection, type Socket } from 'node:net';
import { BackupError } from './backup-error';
import type { BackupProgress } from './back-up';
import { linesOf } from './lines-of';
import { answerSchema, serverSocket, type Answer } from './server-socket';

interface Question {
  readonly dataDir: string;
  readonly into: string;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: BackupProgress) => void;
}

/**
 * Has the server that has the store in `dataDir` back it up; null where none runs. It is stopped by the signal, and when
 * this process ends. Errors: `BackupError` with the words of the server, the signal's reason.
 */
export async function askServer({
  dataDir,
  signal,
  onProgress,
  into,
}: Question): Promise<Extract<Answer, { kind: 'done' }> | null> {
  const socket = await connect(serverSocket(dataDir));
  if (socket === null) return null;
  const leave = () => socket.destroy();
  signal.addEventListener('abort', leave);
  try {
    socket.write(`${JSON.stringify({ ask: 'backup', into })}\n`);
    for await (const line of linesOf(socket)) {
      const answer = answerSchema.parse(JSON.parse(line));
      if (answer.kind === 'done') return answer;
      if (answer.kind === 'failed') throw new BackupError(answer.message, answer.remedy);
      const { step, bytes, totalBytes } = answer;
      onProgress({ step, bytes, totalBytes });
    }
    throw new Error('the socket ended without an answer');
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof BackupError ? error : gone(error);
  } finally {
    signal.removeEventListener('abort', leave);
    socket.destroy();
  }
}

const gone = (cause: unknown) =>
  new BackupError(
    'The server ended before the backup was made.',
    'Nothing was kept of it. Start the server, or leave it stopped, and run backup again.',
    { cause },
  );

async function connect(path: string | null): Promise<Socket | null> {
  if (path === null) return null;
  return new Promise((resolve, reject) => {
    const socket = createConnection(path);
    socket.once('connect', () => resolve(socket));
    socket.once('error', (error: NodeJS.ErrnoException) => {
      // A server that was killed leaves its socket behind.
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(null);
      else reject(error);
    });
  });
}
