// Plays random lives of sessions on the store and on the model of the token families.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assertTokenFamilies } from '../api/src/platform/auth/testing/token-family-model';
import { openStore } from '../api/src/store/open-store';
import { givenUser } from '../api/src/app/testing/test-app';

const [sequencesText = '10000'] = process.argv.slice(2);
const sequences = Number(sequencesText);
const sequencesPerStore = 500;
const viewer = { id: 'u_viewer', email: 'u_viewer@example.test' };

const startMs = Date.now();
for (let played = 0; played < sequences; played += sequencesPerStore) {
  // A store of its own for every few hundred: none grows large.
  const folder = mkdtempSync(join(tmpdir(), 'tallyhouse-tokens-'));
  const store = await openStore({ dataDir: folder });
  await givenUser(store, { id: viewer.id, role: 'viewer', brandIds: '*' });
  const runs = Math.min(sequencesPerStore, sequences - played);
  await assertTokenFamilies(store, viewer, { runs, seed: 20_260_315 + played });
  await store.close();
  rmSync(folder, { recursive: true, force: true });
  console.log(`${(played + runs).toLocaleString('en')} of ${sequences.toLocaleString('en')} sequences`);
}
const seconds = (Date.now() - startMs) / 1000;
console.log(
  `${sequences.toLocaleString('en')} sequences went as the model says, ${(sequences / seconds).toFixed(0)} a second`,
);
