import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '../call-log/logger';
import { openTestStore } from '../../store/testing/open-test-store';
import { depth } from '../../app/testing/depth';
import { startTestApp, type TestApp, type TestCaller } from '../../app/testing/test-app';
import { givenOwnBrand, givenOwnWork, signInWithEveryRole } from './testing/own-brand';
import { lookForCanaries } from './testing/look-for-canaries';
import { canary, plantCanaries } from './testing/plant-canaries';

jest.setTimeout(1_200_000);
const folder = mkdtempSync(join(tmpdir(), 'tallyhouse-canaries-'));
const log: string[] = [];
let app: TestApp;
let caller: TestCaller;
let planted: Awaited<ReturnType<typeof plantCanaries>>;

beforeAll(async () => {
  const store = await openTestStore();
  await givenOwnBrand(store);
  app = await startTestApp(store, {
    now: '2026-04-11T12:00:00.000Z',
    config: { dataDir: folder },
    logger: createLogger('trace', { write: (line) => void log.push(line) }),
  });
  caller = await signInWithEveryRole(app);
  await givenOwnWork(caller);
  planted = await plantCanaries(store);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

test('every table of a brand has a row of the foreign one', () => {
  expect(planted.tables.length).toBeGreaterThan(40);
});

test('nothing of a brand that the caller does not hold is in any answer, header, file, error or log', async () => {
  const { leaks, failed, answered, calls } = await lookForCanaries(app, caller, {
    ...planted,
    later: 'alder',
  });

  expect(leaks).toEqual([]);
  expect(failed).toEqual([]);
  expect(calls).toBeGreaterThan(depth({ quick: 400, deep: 1500 }));
  expect(answered).toBeGreaterThan(40);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  for (const file of files) {
    expect(canary.test(readFileSync(join(file.parentPath, file.name), 'latin1'))).toBe(false);
  }
  expect(log.filter((line) => canary.test(line.replaceAll(/"path":"[^"]*"/g, '')))).toEqual([]);
  expect(log.length).toBeGreaterThan(depth({ quick: 400, deep: 1500 }));
});
