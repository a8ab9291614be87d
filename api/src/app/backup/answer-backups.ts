import { rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../platform/config/config';
import { actForAllBrands } from '../../store/brand-scope';
import { StoreError } from '../../store/store-error';
import type { Store } from '../../store/store';
import { backUp } from './back-up';
import { BackupError } from './backup-error';
import { noteBackup } from './note-backup';
import { questionSchema, serverSocket, type Answer } from './server-socket';

/** Characters, of which a path has the most. */
const longestQuestion = 10_000;

interface Answering {
  readonly store: Store;
  readonly config: Config;
  readonly clock: () => Date;
}

/**
 * Makes backups of the embedded store for `backup` of the command line, which cannot open a store that a server has. One
 * at a time; it ends with whoever asked for it, and with the server.
 */
export function answerBackups(server: FastifyInstance, { store, config, clock }: Answering): void {
  const path = serverSocket(config.dataDir);
  if (store.engine !== 'duckdb' || config.dataDir === ':memory:' || path === null) return;
  let underWay: Promise<void> | null = null;
  const closing = new AbortController();

  const listener = createServer((socket) => {
    const gone = new AbortController();
    socket.once('close', () => gone.abort(stopped()));
    socket.on('error', () => undefined);
    const write = (answer: Answer) => void socket.write(`${JSON.stringify(answer)}\n`);
    const asked = async () => {
      const into = await readQuestion(socket);
      if (into === null) return;
      if (underWay !== null) throw busy();
      const signal = AbortSignal.any([gone.signal, closing.signal]);
      const work = actForAllBrands(() => answer({ into, store, config, clock, signal, write }));
      underWay = work.catch(() => undefined);
      await work.finally(() => (underWay = null));
    };
    void asked()
      .catch((error: unknown) => write(failureOf(error, server)))
      .finally(() => socket.end());
  });

  server.addHook('onReady', async () => {
    // Of a server that was killed: the store is open in this process alone.
    await rm(path, { force: true });
    await new Promise<void>((done) => {
      // A server that nobody can ask for a backup serves all the same.
      listener.once('error', (error) => {
        server.log.error({ err: error }, 'no backups of the running server can be asked for');
        done();
      });
      listener.listen(path, done);
    });
  });
  server.addHook('onClose', async () => {
    closing.abort(stopped());
    listener.close();
    await underWay;
  });
}

async function answer({
  write,
  into,
  ...order
}: Answering & {
  readonly into: string;
  readonly signal: AbortSignal;
  readonly write: (answer: Answer) => void;
}): Promise<void> {
  const { store, clock, config } = order;
  const onProgress = (progress: Omit<Extract<Answer, { kind: 'progress' }>, 'kind'>) =>
    write({ kind: 'progress', ...progress });
  const made = await backUp({ ...order, dataDir: config.dataDir, into, onProgress });
  await noteBackup(store, made, clock());
  write({ kind: 'done', folder: made.folder, bytes: made.bytes, auditFaults: [...made.auditFaults] });
}

/** The folder that is asked for; null for who asks for nothing that is known. It goes on reading, to see them leave. */
async function readQuestion(socket: Socket): Promise<string | null> {
  const line = await new Promise<string>((resolve) => {
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (piece) => {
      text += String(piece);
      if (text.includes('\n') || text.length > longestQuestion) resolve(text);
    });
    socket.once('close', () => resolve(''));
  });
  const question = questionSchema.safeParse(jsonOf(line));
  return question.success ? question.data.into : null;
}

function failureOf(error: unknown, server: FastifyInstance): Answer {
  if (error instanceof StoreError) return { kind: 'failed', message: error.message, remedy: error.remedy };
  server.log.error({ err: error }, 'a backup failed');
  return {
    kind: 'failed',
    message: `The backup failed: ${error instanceof Error ? error.message : String(error)}.`,
    remedy: 'Nothing was kept of it. The log of the server has more.',
  };
}

const busy = () =>
  new BackupError('Another backup of this store is being made.', 'Ask again when it has ended.');
const stopped = () => new BackupError('The backup was stopped.', 'Nothing was kept of it. Ask again.');

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
