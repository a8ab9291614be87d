import type { FastifyInstance } from 'fastify';
import type { StoreKey } from '../../store/secrets/store-key';
import { readStoreKeys } from '../../store/secrets/store-keys';
import type { Store } from '../../store/store';

/** A retired key opens for so long: longer than anything lives that was signed or sealed by it. */
export const overlapMs = 3_600_000;

/** The store's keys for access tokens, anti-forgery values, cursors, ways into figures and known devices. */
export interface TokenKeys {
  /** The one that signs and seals. */
  readonly present: StoreKey;
  /** Those that open, the present one first. */
  inForce(): readonly StoreKey[];
  /** Reads them again where none in force is `id`: another process may have made it. At most once a second. */
  meet(id: string | undefined): Promise<void>;
}

/** The token keys of `store` as they are now; read again by `meet` and by `keepTokenKeys`. */
export async function readTokenKeys(
  store: Store,
  clock: () => Date = () => new Date(),
): Promise<TokenKeys & { refresh(): Promise<void> }> {
  let keys: readonly StoreKey[] = [];
  let readAtMs = -Infinity;
  const isInForce = ({ retiredAt }: StoreKey) =>
    retiredAt === null || clock().getTime() < retiredAt.getTime() + overlapMs;

  async function refresh(): Promise<void> {
    readAtMs = performance.now();
    keys = await readStoreKeys(store, 'TOKENS');
  }

  await refresh();
  return {
    get present() {
      const [present] = keys;
      if (present === undefined) throw new Error('the store keeps no token key');
      return present;
    },
    inForce: () => keys.filter(isInForce),
    async meet(id) {
      const isKnown = id === undefined || keys.some((key) => key.id === id);
      if (!isKnown && performance.now() - readAtMs > 1000) await refresh();
    },
    refresh,
  };
}

/** Has a server that runs sign with a newer key within half a minute of its making. */
export function keepTokenKeys(
  server: FastifyInstance,
  keys: Pick<Awaited<ReturnType<typeof readTokenKeys>>, 'refresh'>,
): void {
  const refresh = () =>
    keys
      .refresh()
      .catch((error: unknown) => server.log.error({ err: error }, 'the token keys could not be read'));
  const timer = setInterval(() => void refresh(), 30_000).unref();
  server.addHook('onClose', () => clearInterval(timer));
}
