import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { LoadBatch } from '@tallyhouse/shared/contracts/load-data';
import { loadReferenceData } from '../loads/reference-data';
import { givenBet, givenFile, oakReference } from '../loads/testing/given-load';
import { startTestApp, type TestApp, type TestCaller } from '../../app/testing/test-app';
import { temporaryPrefix } from '../../store/temporary-folder';
import { bothEngines } from '../../store/testing/on-engines';

const path = '/api/LoadData/batches';
const headers = { 'content-type': 'text/csv' };
const left = () => readdirSync(tmpdir()).filter((name) => name.startsWith(temporaryPrefix('upload')));

describe.each(bothEngines())('uploads into %s', (_engine, open) => {
  let app: TestApp;
  let admin: TestCaller;

  beforeAll(async () => {
    const store = await open();
    await loadReferenceData(store, oakReference);
    app = await startTestApp(store);
    admin = await app.signIn({ role: 'admin', brandIds: '*' });
  });
  afterAll(async () => {
    await app.close();
  });

  const upload = async (body: string) =>
    (await admin('POST', path, { body, headers })).json<{ batch: LoadBatch }>().batch;

  test('of its refused records a file keeps a hundred thousand, and the others are counted', async () => {
    const bad = 'bad,1,no time,,,,,,,,,,,,,,,\n'.repeat(100_003);
    const file = givenFile({ seq: 1, count: 100_004 }).text + bad;

    const batch = await upload(file);
    const detail = await admin('GET', `/api/LoadData/${batch.id}`);
    const list = await admin('GET', `/api/LoadData/${batch.id}/rejects`);

    expect(batch).toMatchObject({
      state: 'PARTIAL',
      received: 100_004,
      accepted: 1,
      rejected: 100_003,
      rejectsNotKept: 3,
    });
    expect(batch.rejectCodes).toEqual([{ code: 'SCHEMA', count: 100_003 }]);
    expect(detail.json()).toMatchObject({ rejected: 100_003, rejectsNotKept: 3 });
    expect(list.json()).toMatchObject({ totalCount: 100_000 });
    expect(left()).toEqual([]);
  });

  test('a record that contradicts an earlier one is refused with its line as it came', async () => {
    await upload(givenFile({ seq: 2, records: [givenBet({ recordId: 'c1' })] }).text);

    const batch = await upload(
      givenFile({
        seq: 3,
        records: [givenBet({ recordId: 'c2' }), givenBet({ recordId: 'c1', stakeCash: '11.00' })],
      }).text,
    );
    const list = await admin('GET', `/api/LoadData/${batch.id}/rejects`);

    expect(batch).toMatchObject({
      state: 'PARTIAL',
      accepted: 1,
      rejected: 1,
      rejectCodes: [{ code: 'CHANGED_RECORD', count: 1 }],
    });
    expect(list.json()).toMatchObject({
      items: [{ line: 13, raw: expect.stringMatching(/^c1,1,.*,11\.00,/) }],
    });
  });

  test('a cancelled upload leaves nothing', async () => {
    await app.server.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.server.address() as AddressInfo;
    const before = await app.store.query('select id from load_batch order by id');
    const signedIn = await admin('GET', '/api/LoadData');
    const sender = request({
      host: '127.0.0.1',
      port,
      path,
      method: 'POST',
      headers: sentHeaders(signedIn.raw.req.headers),
    });
    sender.on('error', () => undefined);
    sender.write(givenFile({ seq: 9 }).text);
    while (left().length === 0) await pause(10);

    sender.destroy();

    while (left().length > 0) await pause(10);
    expect(await app.store.query('select id from load_batch order by id')).toEqual(before);
  });
});

/** Of the same session, for a body that is longer than what comes. */
function sentHeaders(own: Readonly<Record<string, unknown>>): Record<string, string> {
  const kept = ['authorization', 'cookie', 'x-xsrf-token'].map((name) => [name, String(own[name])]);
  return { ...(Object.fromEntries(kept) as Record<string, string>), ...headers, 'content-length': '100000' };
}
