import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Input } from '@tallyhouse/shared/contracts/endpoint';
import { readShippedRegister } from '../../../taxes/obligations/read-register';
import type { Config } from '../../../platform/config/config';
import type { Queryable } from '../../../store/store';
import { buildSimulator } from '../build-simulator';
import { environmentKeys } from '../../../store/secrets/given-keys';
import { ensureSigningKeys } from '../ensure-signing-keys';
import type { scriptSchema } from '../scripts';
import type { KeptSubmission } from '../submission-book';

export interface TestSimulator {
  /** For `startTestApp(store, { config: { authorities } })`. */
  readonly authorities: Config['authorities'];
  /** Steers what comes next; the newest script that matches holds. */
  script(script: Input<typeof scriptSchema>): Promise<void>;
  submissions(): Promise<readonly KeptSubmission[]>;
  close(): Promise<void>;
}

/**
 * The authority simulator on a free port, with signing keys of `brandIds` for every authority.
 *
 * The store must be a demo's for the gateway to call it: `markAsDemo`.
 */
export async function startTestSimulator(options: {
  readonly brandIds: readonly string[];
  readonly clock?: () => Date;
  readonly licenceNumbers?: ReadonlySet<string>;
}): Promise<TestSimulator> {
  const { brandIds, clock = () => new Date() } = options;
  const folder = mkdtempSync(join(tmpdir(), 'tallyhouse-simulator-'));
  const keysDir = join(folder, 'keys');
  const keys = { keysDir, secrets: environmentKeys(':memory:') };
  for (const brandId of brandIds) {
    for (const { id } of readShippedRegister()) ensureSigningKeys(keys, { brandId, authorityId: id });
  }
  const { licenceNumbers } = options;
  const server = buildSimulator({
    file: join(folder, 'submissions.jsonl'),
    keys,
    clock,
    ...(licenceNumbers === undefined ? {} : { licenceNumbers }),
  });
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  const host = { host: '127.0.0.1' };
  return {
    authorities: { hosts: [], timeoutSeconds: 5, keysDir, simulatorPort: port },
    async script(script) {
      const answer = await server.inject({
        method: 'POST',
        url: '/admin/scripts',
        headers: host,
        payload: { ...script },
      });
      if (answer.statusCode !== 200) throw new Error(answer.body);
    },
    async submissions() {
      const answer = await server.inject({ url: '/admin/submissions', headers: host });
      return answer.json<{ items: KeptSubmission[] }>().items;
    },
    async close() {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Lets the gateway over `store` call the loopback. */
export async function markAsDemo(store: Queryable): Promise<void> {
  await store.query(`insert into store_meta (key, value) values ('demo', '{}')`);
}
