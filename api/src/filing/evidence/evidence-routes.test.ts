import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import JSZip from 'jszip';
import { evidenceManifestSchema } from '@tallyhouse/shared/contracts/evidence';
import * as z from 'zod/mini';
import { openCheckpoints } from '../../house/audit/checkpoints';
import { givenMarch, startFlow, type Flow } from '../confirmation/testing/given-flow';
import { openTestStore } from '../../store/testing/open-test-store';

let folder: string;
let flow: Flow;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tallyhouse-evidence-'));
  const store = await openTestStore();
  await givenMarch(store);
  flow = await startFlow({ store, dataDir: folder });
});
afterEach(async () => {
  await flow.close();
  rmSync(folder, { recursive: true, force: true });
});

async function givenConfirmed(): Promise<string> {
  const { report } = await flow.submitted();
  flow.advance(60_000);
  expect((await flow.confirm(report.id)).statusCode).toBe(200);
  return report.id;
}

/** Signs the newest row of the audit, as the server does every few minutes. */
async function givenCheckpoint(): Promise<void> {
  const [head] = await flow.store.query<{ seq: number; hash: string }>('select seq, hash from audit_head');
  const checkpoints = await openCheckpoints(join(folder, 'audit'), flow.store.secrets);
  await checkpoints.add(head ?? { seq: 0, hash: '' }, new Date('2026-04-02T09:00:00Z'));
}

async function download(id: string) {
  const answer = await flow.approver('GET', `/api/Evidence/${id}`);
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
}

/** Unpacks into the test's folder and gives the names. */
async function unpack(bytes: Buffer): Promise<string[]> {
  const archive = await JSZip.loadAsync(bytes);
  for (const [name, file] of Object.entries(archive.files)) {
    writeFileSync(join(folder, name), await file.async('nodebuffer'));
  }
  return Object.keys(archive.files);
}

function verify() {
  return spawnSync(process.execPath, [join(folder, 'verify.mjs')], { encoding: 'utf8' });
}

test('a pack holds all that proves the report, and its own script says so', async () => {
  const id = await givenConfirmed();
  await givenCheckpoint();

  const names = await unpack(await download(id));

  expect(names).toEqual([
    'README.txt',
    'report.json',
    'recipe.json',
    expect.stringMatching(/^payload\.(json|xml|csv)$/),
    'payload-document.json',
    'rules.json',
    'approvals.json',
    'steps.json',
    'acknowledgements.json',
    'delivery.json',
    'difference.json',
    'audit.jsonl',
    'checkpoint.json',
    'verify.mjs',
    'rows.jsonl',
    'manifest.json',
  ]);
  const { status, stdout } = verify();
  expect(stdout).not.toContain('BROKEN');
  expect(stdout).toContain('the checkpoint is signed and covers the rows');
  expect(status).toBe(0);
  const manifest = z.parse(evidenceManifestSchema, jsonOf('manifest.json'));
  expect(manifest.entries.map(({ name }) => name)).toEqual(names.slice(0, -1));
  expect(jsonOf('approvals.json')).toMatchObject([
    { submittedBy: 'u_reporter', confirmedBy: 'u_approver', secondFactorAt: expect.any(String) },
  ]);
  const rules = jsonOf('rules.json') as { rules: { source: unknown; status: unknown }[] };
  expect(rules.rules.length).toBeGreaterThan(0);
  expect(rules.rules.every(({ source, status: proof }) => source !== undefined && proof !== undefined)).toBe(
    true,
  );
});

function jsonOf(name: string): unknown {
  return JSON.parse(readFileSync(join(folder, name), 'utf8'));
}

test('the same version gives the same bytes, also after others have looked', async () => {
  const id = await givenConfirmed();
  await givenCheckpoint();
  const first = await download(id);
  flow.advance(300_000);
  await givenCheckpoint();

  expect((await download(id)).equals(first)).toBe(true);
});

test.each([
  ['README.txt', (text: string) => `${text} `],
  ['rows.jsonl', (text: string) => text.replace('600', '500')],
  ['audit.jsonl', (text: string) => text.replace('u_approver', 'u_somebody')],
  ['approvals.json', (text: string) => text.replaceAll('u_approver', 'u_reporter')],
  ['checkpoint.json', (text: string) => text.replace(/"seq": \d+/, '"seq": 999')],
])('a pack whose %s was changed does not hold', async (name, change) => {
  const id = await givenConfirmed();
  await givenCheckpoint();
  await unpack(await download(id));
  const text = readFileSync(join(folder, name), 'utf8');
  expect(change(text)).not.toBe(text);
  writeFileSync(join(folder, name), change(text));

  const { status, stdout } = verify();

  expect(stdout).toContain('BROKEN');
  expect(status).toBe(1);
});

test('what is not confirmed has no evidence, and the total to be found out is in no answer', async () => {
  const { report } = await flow.submitted();

  const answer = await flow.approver('GET', `/api/Evidence/${report.id}`);

  expect(answer.statusCode).toBe(409);
  expect(answer.body).not.toMatch(/\b(175|700)\b/);
});

test('a report of another brand is not there, and who may not have evidence is refused', async () => {
  const id = await givenConfirmed();
  const other = await flow.app.signIn({ id: 'u_elm', role: 'approver', brandIds: ['elm'] });

  expect((await other('GET', `/api/Evidence/${id}`)).statusCode).toBe(404);
  expect((await flow.reporter('GET', `/api/Evidence/${id}`)).statusCode).toBe(403);
});

test('every download is in the audit', async () => {
  const id = await givenConfirmed();
  await download(id);

  const rows = await flow.store.query<{ actor_id: string; object_id: string }>(
    `select actor_id, object_id from audit_event where action = 'EVIDENCE_DOWNLOADED'`,
  );
  expect(rows).toEqual([{ actor_id: 'u_approver', object_id: id }]);
});
