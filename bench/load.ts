// Fifty connections that ask for a year's totals, tiles, summaries, tax periods and retail figures of the demo book
// without a pause, whatever they are told, and what that does to somebody else: who reads a profile, and who writes.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../api/src/store/open-store';
import { givenSession } from '../api/src/app/testing/given-session';
import { buildServerProcess } from '../api/src/app/testing/server-process';
import { givenUser } from '../api/src/app/testing/test-app';
import { keepAsking, type Ended, type Question } from './load/keep-asking';

const [secondsText = '60', connectionsText = '50', restText = '0'] = process.argv.slice(2);
const seconds = Number(secondsText);
const connections = Number(connectionsText);
/** Pause of a connection after each answer. */
const restMs = Number(restText);
const goals = { answeredMs: 3000, profileP99Ms: 300, rssMb: 1024 };

const brandId = 'alder';
const userCount = 10;
type Headers = Record<string, string>;

const asked = [
  ['totals of a year', '/api/TotalReports?'],
  ['tiles', '/api/Dashboard/tiles?'],
  ['summary of a year', '/api/SummaryReports?'],
  ['tax periods', '/api/TaxReporting/periods?'],
  ['retail of a year', '/api/RetailReports?level=branch&'],
] as const;

/** The question of this number; where it is about days, they hang on `turn`, in 28 ways. */
function questionOf(address: string, number: number, turn: number): Omit<Question, 'headers'> {
  const day = (month: string) => `${month}-${String(1 + (turn % 28)).padStart(2, '0')}`;
  const [name, path] = asked[number % asked.length] ?? asked[0];
  const isOfDays = name.endsWith('of a year');
  return { name, url: `${address}${path}${isOfDays ? `from=${day('2025-11')}&to=${day('2026-10')}` : ''}` };
}

interface Round {
  readonly title: string;
  /** Whose call the connection of this number makes. */
  readonly userOf: (connection: number) => number;
  /** What number its question has: equal ones are the same question. */
  readonly turnOf: (connection: number, number: number) => number;
}

const rounds: readonly Round[] = [
  {
    title: 'one user, different questions',
    userOf: () => 0,
    turnOf: (connection, number) => connection * 7 + number,
  },
  {
    title: `${userCount} users, different questions`,
    userOf: (connection) => connection % userCount,
    turnOf: (connection, number) => connection * 7 + number,
  },
  {
    title: `${userCount} users, equal questions`,
    userOf: (connection) => connection % userCount,
    turnOf: () => 0,
  },
];

interface Sessions {
  readonly asking: readonly Headers[];
  readonly other: Headers;
}

async function measure(address: string, pid: number, sessions: Sessions, round: Round): Promise<void> {
  const ended: Ended[] = [];
  const others: Ended[] = [];
  const untilMs = performance.now() + seconds * 1000;
  const asking = Array.from({ length: connections }, (_, connection) => {
    const headers = sessions.asking[round.userOf(connection)] ?? {};
    let number = connection;
    const next = () => {
      const question = questionOf(address, number, round.turnOf(connection, number));
      number += 1;
      return { ...question, headers };
    };
    return keepAsking(next, { untilMs, restMs }, (one) => ended.push(one));
  });
  const profile = { name: 'profile', url: `${address}/api/User/profile`, headers: sessions.other };
  const write = {
    name: 'write',
    url: `${address}/api/Notifications/markRead`,
    method: 'POST',
    headers: { ...sessions.other, 'content-type': 'application/json' },
    body: '{"upTo":1000000}',
  };
  const watching = [
    keepAsking(
      () => profile,
      { untilMs, restMs: 20 },
      (one) => others.push(one),
    ),
    keepAsking(
      () => write,
      { untilMs, restMs: 250 },
      (one) => others.push(one),
    ),
  ];
  await Promise.all([...asking, ...watching]);
  tell(round, { ended, others, rssMb: memoryOf(pid) });
}

function tell(round: Round, found: { ended: Ended[]; others: Ended[]; rssMb: number }): void {
  const { ended, others, rssMb } = found;
  console.log(`\n${round.title} (load of the machine ${loadavg()[0]?.toFixed(1)})`);
  console.log(`${'call'.padEnd(20)} answered  p50 ms  p99 ms  slowest | refused  slowest | died`);
  for (const name of [...new Set(ended.map((one) => one.name))].sort())
    console.log(
      lineOf(
        name,
        ended.filter((one) => one.name === name),
      ),
    );
  console.log(lineOf('all', ended));
  for (const name of ['profile', 'write'])
    console.log(
      lineOf(
        name,
        others.filter((one) => one.name === name),
      ),
    );
  console.log(`memory at its most: ${rssMb.toFixed(0)} MB`);
  const profileP99Ms = percentile(timesOf(others.filter(({ name }) => name === 'profile')), 0.99);
  const missed = [
    ...(ended.every(({ ms }) => ms <= goals.answeredMs) ? [] : [`every call within ${goals.answeredMs} ms`]),
    ...(ended.every((one) => isAnswered(one) || isRefused(one)) ? [] : ['every call answered or refused']),
    ...(others.every(isAnswered) ? [] : ['every call of the other user answered']),
    ...(profileP99Ms <= goals.profileP99Ms ? [] : [`p99 of the profile within ${goals.profileP99Ms} ms`]),
    ...(rssMb <= goals.rssMb ? [] : [`memory within ${goals.rssMb} MB`]),
  ];
  if (missed.length === 0) return;
  console.log(`missed: ${missed.join(', ')}`);
  process.exitCode = 1;
}

function lineOf(name: string, calls: readonly Ended[]): string {
  const answered = timesOf(calls.filter(isAnswered));
  const refused = timesOf(calls.filter(isRefused));
  const died = calls.length - answered.length - refused.length;
  const ms = (value: number, width: number) => (Number.isNaN(value) ? '' : value.toFixed(0)).padStart(width);
  return [
    name.padEnd(20),
    String(answered.length).padStart(8),
    ms(percentile(answered, 0.5), 8),
    ms(percentile(answered, 0.99), 8),
    ms(answered.at(-1) ?? NaN, 8),
    ' |',
    String(refused.length).padStart(8),
    ms(refused.at(-1) ?? NaN, 8),
    ' |',
    String(died).padStart(5),
  ].join('');
}

const isAnswered = ({ status }: Ended) => status === 200;
/** Before its work began: with a time to come again. */
const isRefused = ({ status, retryAfter }: Ended) => status === 503 && retryAfter !== undefined;
const timesOf = (calls: readonly Ended[]) => calls.map(({ ms }) => ms).toSorted((one, other) => one - other);
const percentile = (times: readonly number[], share: number) =>
  times[Math.floor(times.length * share)] ?? NaN;

/** Megabytes of the process at its most. */
function memoryOf(pid: number): number {
  return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

async function signIn(dataDir: string): Promise<Sessions> {
  const store = await openStore({ dataDir });
  const asking: Headers[] = [];
  const sessionOf = async (userId: string) => {
    await givenUser(store, { id: userId, role: 'reporter', brandIds: '*' });
    return givenSession(store, { userId, brandId });
  };
  for (let number = 0; number < userCount; number += 1) asking.push(await sessionOf(`u_asking_${number}`));
  const other = await sessionOf('u_other');
  await store.close();
  return { asking, other };
}

const folder = mkdtempSync(join(tmpdir(), 'tallyhouse-load-'));
const book = join(folder, 'book');
execFileSync(process.execPath, ['api/dist/main.js', 'demo-data'], {
  env: { ...process.env, DATA_DIR: book, DATABASE_URL: '' },
  stdio: 'ignore',
});
const dataDir = join(folder, 'data');
const server = buildServerProcess({
  DATA_DIR: dataDir,
  WEB_DIR: folder,
  DRAIN_SECONDS: '0',
  LOG_LEVEL: 'fatal',
  AUTHORITY_SIMULATOR_PORT: '0',
});
try {
  for (const round of rounds) {
    rmSync(dataDir, { recursive: true, force: true });
    cpSync(book, dataDir, { recursive: true });
    const sessions = await signIn(dataDir);
    const address = await server.start();
    await measure(address, server.pid() ?? 0, sessions, round);
    await server.end('SIGTERM');
  }
} finally {
  await server.remove();
  rmSync(folder, { recursive: true, force: true });
}
