import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../platform/config/config';
import type { Store } from '../../store/store';
import { openCheckpoints } from './checkpoints';

const everyMs = 5 * 60_000;

/** Folder of the checkpoints of a server with these settings. */
export function checkpointFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'audit');
}

/** Writes a checkpoint of the audit now, every five minutes, and when the server closes. */
export async function keepCheckpoints(
  server: FastifyInstance,
  { store, config, clock }: { readonly store: Store; readonly config: Config; readonly clock: () => Date },
): Promise<void> {
  const checkpoints = await openCheckpoints(checkpointFolder(config), store.secrets);
  const add = async () => {
    try {
      const [head] = await store.query<{ seq: number; hash: string }>('select seq, hash from audit_head');
      if (head !== undefined && head.seq > 0) await checkpoints.add(head, clock());
    } catch (error) {
      server.log.error({ err: error }, 'no checkpoint of the audit could be written');
    }
  };
  const timer = setInterval(() => void add(), everyMs).unref();
  server.addHook('onReady', add);
  server.addHook('onClose', async () => {
    clearInterval(timer);
    await add();
  });
}
