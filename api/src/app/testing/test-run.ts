import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../store/open-store';
import { schemaVariable } from '../../store/testing/open-test-store';
import { schemaScript } from '../../store/testing/schema-script';
import { dataVariable } from './data-variable';
import { deskVariable, openPostgresDesk, type PostgresDesk } from '../../store/testing/shared-postgres';

let desk: PostgresDesk | undefined;

/** Makes once what each test of the run needs, and tells it by the environment, which jest's workers inherit. */
export async function startTestRun(): Promise<void> {
  // Copied with the script, the store's own keys must open in every test.
  process.env['SECRETS_KEY'] = randomBytes(32).toString('base64');
  const store = await openStore({ dataDir: ':memory:' });
  process.env[schemaVariable] = await schemaScript(store);
  await store.close();
  // Not where the product of this folder has its data, whose files are sealed by another key.
  process.env[dataVariable] = mkdtempSync(join(tmpdir(), 'tallyhouse-tests-'));
  desk = await openPostgresDesk();
  process.env[deskVariable] = desk.url;
}

/** Ends what the run started. */
export async function endTestRun(): Promise<void> {
  await desk?.close();
  rmSync(process.env[dataVariable] ?? '', { recursive: true, force: true });
}
