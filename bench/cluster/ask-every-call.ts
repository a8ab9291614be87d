import { setTimeout as pause } from 'node:timers/promises';
import { targetsOf } from '../../api/src/app/testing/fuzz/fuzz-calls';
import type { OpenApiDocument } from '../../api/src/app/testing/fuzz/json-schema';
import { actForAllBrands } from '../../api/src/store/brand-scope';
import { openStore } from '../../api/src/store/open-store';
import type { Store } from '../../api/src/store/store';
import { startTestApp, type TestApp, type TestCaller } from '../../api/src/app/testing/test-app';

/** One store with a server over it and somebody who may ask everything of every brand. */
export interface Side {
  readonly name: string;
  readonly store: Store;
  readonly app: TestApp;
  readonly caller: TestCaller;
}

export const brandIds = ['alder', 'cedar', 'elm', 'oak'];
/** What the clocks of both sides say. */
export const today = '2026-10-29T12:00:00.000Z';
const userId = 'u_everything';

export async function openSide(name: string, databaseUrl: string): Promise<Side> {
  const store = await openStore({ dataDir: '', databaseUrl });
  const app = await startTestApp(store, { now: today });
  const caller = await actForAllBrands(async () => {
    await store.query('delete from app_user_role where user_id = $1', [userId]);
    await store.query('delete from app_user where id = $1', [userId]);
    const signedIn = await app.signIn({ role: 'admin', brandIds, id: userId });
    for (const role of ['reporter', 'approver', 'auditor', 'viewer'])
      for (const brandId of brandIds)
        await store.query('insert into app_user_role (user_id, role, brand_id) values ($1, $2, $3)', [
          ...[userId, role, brandId],
        ]);
    return signedIn;
  });
  return { name, store, app, caller };
}

export interface AskedCall {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly brand: string | undefined;
  readonly body?: object;
}

/** A month of one brand where a call asks for a period. */
const values: Readonly<Record<string, string>> = {
  ...{ from: '2026-09-01', to: '2026-09-30', day: '2026-09-15', month: '2026-09' },
};

/** They tell of the store itself: what was called and written down. */
const ofTheStore = /^\/api\/(Audit|ApiLog|Notifications|User\/sessions)/;

/** Every call that needs no id, for one brand and for all of them, and simulations of reports. */
export async function everyCall({ app }: Side): Promise<AskedCall[]> {
  const document = (await app.server.inject('/api/openapi.json')).json<OpenApiDocument>();
  const reads = targetsOf(document)
    .filter(({ method, path }) => method === 'GET' && !path.includes('{') && !path.endsWith('/stream'))
    .filter(({ path }) => !ofTheStore.test(path));
  return [
    ...reads.flatMap(({ path, operation }) => {
      const query = new URLSearchParams();
      for (const { name, in: place, required } of operation.parameters)
        if (place === 'query' && (required || name === 'from' || name === 'to'))
          query.set(name, values[name] ?? 'x');
      const url = query.size === 0 ? path : `${path}?${query.toString()}`;
      return ['alder', 'oak', undefined].map((brand) => ({ method: 'GET', url, brand }) as const);
    }),
    ...simulations.map((body) => ({
      method: 'POST' as const,
      url: `/api/${body.type.startsWith('RETAIL') ? 'Retail' : 'Online'}Reports/simulation`,
      brand: 'alder',
      body,
    })),
  ];
}

const period = { from: '2026-09-01', to: '2026-09-30' };
const simulations = [
  {
    ...{ type: 'ONLINE_DAILY', period, filters: [] },
    fields: ['day', 'vertical', 'product', 'productName', 'bets', 'stakes', 'winnings', 'ggr'],
  },
  {
    type: 'RETAIL_DAILY',
    period,
    fields: ['day', 'branch', 'bets', 'stakes', 'winnings', 'ggr'],
    filters: [],
  },
];

export interface Answer {
  readonly status: number;
  readonly body: string;
  readonly ms: number;
}

export async function ask({ caller }: Side, { method, url, brand, body }: AskedCall): Promise<Answer> {
  const before = performance.now();
  const answer = await caller(method, url, {
    ...(brand === undefined ? {} : { brand }),
    ...(body === undefined ? {} : { body }),
  });
  return { status: answer.statusCode, body: answer.body, ms: performance.now() - before };
}

/** What an answer says; ids that are made anew for each are left out. */
function saidIn({ status, body }: Answer): string {
  return `${status} ${body.replaceAll(/"(?:traceId|id|simulationId|contentId|reportId|requestId|expiresAt|createdAt)":"[^"]*"/g, '')}`;
}

export interface Comparison {
  readonly asked: number;
  readonly answered: number;
  /** What the second side said otherwise, and went on saying. */
  readonly differing: readonly string[];
  /** Milliseconds of the calls that took either side 20 or more, by call. */
  readonly times: readonly { readonly call: string; readonly ms: readonly [number, number] }[];
}

/** Asks both sides every call, and again where they differ: either may be at work in the background. */
export async function compareSides(one: Side, other: Side): Promise<Comparison> {
  const calls = await everyCall(one);
  const differing: string[] = [];
  const times: { call: string; ms: [number, number] }[] = [];
  let answered = 0;
  for (const call of calls) {
    let answers = [await ask(one, call), await ask(other, call)] as const;
    for (let again = 0; again < 5 && saidIn(answers[0]) !== saidIn(answers[1]); again += 1) {
      await pause(2000);
      answers = [await ask(one, call), await ask(other, call)];
    }
    const [here, there] = answers;
    const name = `${call.method} ${call.url.split('?')[0]} ${call.brand ?? 'all brands'}`;
    if (saidIn(here) !== saidIn(there))
      differing.push(`${name}: ${differenceOf(saidIn(here), saidIn(there))}`);
    if (here.status === 200) answered += 1;
    if (Math.max(here.ms, there.ms) >= 20) times.push({ call: name, ms: [here.ms, there.ms] });
  }
  return { asked: calls.length, answered, differing, times };
}

function differenceOf(here: string, there: string): string {
  let at = 0;
  while (here[at] === there[at]) at += 1;
  const around = (text: string) => text.slice(Math.max(0, at - 40), at + 40);
  return `“${around(here)}” is “${around(there)}”`;
}
