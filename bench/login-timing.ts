// Whether time tells who has an account, and what a flood of logins does to everybody else.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../api/src/platform/config/config';
import { buildApp } from '../api/src/app/app';
import { hashPassword } from '../api/src/platform/auth/passwords';
import { openStore } from '../api/src/store/open-store';
import { givenUser } from '../api/src/app/testing/test-app';

const [triesText = '400'] = process.argv.slice(2);
const tries = Number(triesText);
const dataDir = mkdtempSync(join(tmpdir(), 'tallyhouse-timing-'));
const store = await openStore({ dataDir });
await givenUser(store, {
  id: 'known',
  role: 'viewer',
  brandIds: '*',
  passwordHash: await hashPassword('Right-password-1'),
});
const server = await buildApp({ store, config: readConfig({}) });

/** Milliseconds of a failing login; what failed before is forgotten first, so none has to wait. */
let address = 0;
async function timeOf(email: string): Promise<number> {
  const own = (address += 1);
  await store.query('delete from sign_in_limit');
  const startMs = performance.now();
  const { statusCode } = await server.inject({
    method: 'POST',
    url: '/api/Auth/login',
    payload: { email, password: 'wrong' },
    remoteAddress: `10.${own >> 16}.${(own >> 8) & 255}.${own & 255}`,
  });
  if (statusCode !== 401) throw new Error(`a failing login was answered ${statusCode}`);
  return performance.now() - startMs;
}

const known: number[] = [];
const unknown: number[] = [];
for (let round = 0; round < 20; round += 1) await timeOf('known@example.test');
for (let round = 0; round < tries; round += 1) {
  known.push(await timeOf('known@example.test'));
  unknown.push(await timeOf(`nobody-${round}@example.test`));
}
console.log(
  `login of a known user ${mean(known).toFixed(2)} ms, of an unknown one ${mean(unknown).toFixed(2)} ms`,
);
console.log(
  `Welch t over ${tries} pairs: ${welch(known, unknown).toFixed(2)}, without the slowest tenth of each ${welch(trimmed(known), trimmed(unknown)).toFixed(2)} (|t| < 4.5 tells nothing)`,
);

const quiet = await healthTimes();
const flood = Array.from({ length: 200 }, (_, index) => timeOf(`flood-${index}@example.test`));
const flooded = await healthTimes();
await Promise.all(flood);
const [before, during] = [percentile(quiet, 0.99), percentile(flooded, 0.99)];
console.log(
  `p99 of /api/health/live: ${before.toFixed(2)} ms alone, ${during.toFixed(2)} ms beside 200 logins, ratio ${(during / before).toFixed(2)}`,
);
await server.close();
await store.close();
rmSync(dataDir, { recursive: true, force: true });

async function healthTimes(): Promise<number[]> {
  const times: number[] = [];
  for (let count = 0; count < 300; count += 1) {
    const startMs = performance.now();
    await server.inject('/api/health/live');
    times.push(performance.now() - startMs);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  return times;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function trimmed(values: readonly number[]): number[] {
  return values.toSorted((a, b) => a - b).slice(0, Math.floor(values.length * 0.9));
}

/** Welch's t of two samples. */
function welch(a: readonly number[], b: readonly number[]): number {
  return (mean(a) - mean(b)) / Math.sqrt(variance(a) / a.length + variance(b) / b.length);
}

function variance(values: readonly number[]): number {
  const middle = mean(values);
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1);
}

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}
