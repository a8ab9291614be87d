import type { LightMyRequestResponse } from 'fastify';
import type { NotComputed, TaxPeriod, TaxPeriodDetail } from '@tallyhouse/shared/contracts/tax-periods';
import type { Config } from '../../../platform/config/config';
import type { ActiveBrand } from '../../../platform/auth/current-user';
import { givenOtpSecret } from '../../../platform/auth/testing/given-otp-secret';
import { totpCode } from '../../../platform/auth/totp';
import {
  alder,
  elm,
  givenBet,
  givenBrands,
  givenPayment,
  givenSettlement,
} from '../../../figures/testing/given-facts';
import { actForAllBrands } from '../../../store/brand-scope';
import type { Row, Store } from '../../../store/store';
import { startTestApp, type TestApp, type TestCaller } from '../../../app/testing/test-app';
import { turnTaxCalendar, type CalendarTurn } from '../tax-calendar';

export const otpSecret = 'TALLYHOUSETESTSECRETTALLYHOUSE23';

/** A server with people who propose and confirm, and a book of Alder's March. */
export interface TaxApp {
  readonly app: TestApp;
  readonly store: Store;
  readonly reporter: TestCaller;
  readonly approver: TestCaller;
  readonly viewer: TestCaller;
  readonly signIn: TestApp['signIn'];
  /** Asks the store on behalf of every brand. */
  sql(text: string): Promise<Row[]>;
  /** The present of the server. */
  now(): Date;
  /** A code of the authenticator that was not used before: the clock moves on for it. */
  code(): string;
  turn(): Promise<CalendarTurn>;
  detail(id: string): Promise<TaxPeriodDetail>;
  list(query?: Record<string, string | string[]>): Promise<ListAnswer>;
  call(
    who: TestCaller,
    id: string,
    step: string,
    body: Record<string, unknown>,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  /** Proposes to close with a reason for each warning. */
  proposeClose(id: string): Promise<TaxPeriodDetail>;
  /** Confirms what is pending. */
  confirm(id: string): Promise<LightMyRequestResponse>;
  /** Proposes and confirms. */
  close(id: string): Promise<TaxPeriodDetail>;
}

export interface ListAnswer {
  readonly items: TaxPeriod[];
  readonly totalCount: number;
  readonly totals: {
    readonly currency: string;
    readonly tax: string;
    readonly payable: string;
    readonly balance: string;
  }[];
  readonly unclassified: { readonly vertical: string }[];
  readonly notComputed: NotComputed[];
}

/** A brand under British law. */
export const cedar: ActiveBrand = {
  id: 'cedar',
  name: 'Cedar',
  country: 'GB',
  currency: 'GBP',
  zone: 'Europe/London',
  cutoff: '00:00',
  channels: ['ONLINE'],
};

/** A brand under Danish law. */
export const birch: ActiveBrand = {
  ...cedar,
  id: 'birch',
  name: 'Birch',
  country: 'DK',
  currency: 'DKK',
  zone: 'Europe/Copenhagen',
};

/** Ids of Alder's March. */
export const sportsTax = 'alder~TZ~TRA~GGT~SPORTS~2026-03-01~2026-03-31';
export const sportsWithholding = 'alder~TZ~TRA~WHT~SPORTS~2026-03-01~2026-03-31';
export const virtualTax = 'alder~TZ~TRA~GGT~VIRTUAL~2026-03-01~2026-03-31';
export const virtualLevy = 'alder~TZ~GBT~LEVY~VIRTUAL~2026-03-01~2026-03-31';

export async function givenTaxApp(
  store: Store,
  more: readonly ActiveBrand[] = [],
  config: Partial<Config> = {},
): Promise<TaxApp> {
  const sql = (text: string) => actForAllBrands(() => store.query(text));
  await actForAllBrands(async () => {
    await givenBrands(store, [alder, elm, ...more]);
    await givenMarch(store);
  });
  const startMs = Date.parse('2026-04-10T08:00:00Z');
  let elapsedMs = 0;
  const app = await startTestApp(store, { now: new Date(startMs).toISOString(), config });
  const people = { brandIds: ['alder', 'elm', ...more.map(({ id }) => id)] };
  const signIn: TestApp['signIn'] = (user) => actForAllBrands(() => app.signIn(user));
  const reporter = await signIn({ ...people, role: 'reporter' });
  const approver = await signIn({ ...people, role: 'approver' });
  const viewer = await signIn({ ...people, role: 'viewer' });
  for (const id of ['u_reporter', 'u_approver', 'u_viewer']) await givenOtpSecret(store, id, otpSecret);
  const now = () => new Date(startMs + elapsedMs);

  const detail = async (id: string) => {
    const answer = await viewer('GET', `/api/TaxReporting/periods/${id}`, { brand: brandOf(id) });
    return answer.json<TaxPeriodDetail>();
  };
  const call: TaxApp['call'] = (who, id, step, body, headers = {}) =>
    who('POST', `/api/TaxReporting/periods/${id}/${step}`, { brand: brandOf(id), body, headers });
  const code = () => {
    elapsedMs += 60_000;
    app.advance(60_000);
    return totpCode(otpSecret, now());
  };
  const proposeClose = async (id: string) => {
    const { revision, checks } = await detail(id);
    const warnings = checks
      .filter(({ effect }) => effect === 'WARNS')
      .map((check) => ({ id: check.id, reason: 'Looked at and right' }));
    const answer = await call(reporter, id, 'close', { warnings }, { 'if-match': `"${revision}"` });
    return answer.json<TaxPeriodDetail>();
  };
  const confirm = async (id: string) => {
    const { proposal } = await detail(id);
    const { id: proposalId = 'none', contentHash = 'none' } = proposal ?? {};
    return call(approver, id, 'confirm', { proposalId, contentHash, otp: code() });
  };
  return {
    app,
    store,
    reporter,
    approver,
    viewer,
    signIn,
    sql,
    now,
    code,
    detail,
    call,
    proposeClose,
    confirm,
    turn: () => actForAllBrands(() => turnTaxCalendar(store, now())),
    async list(query = {}) {
      const answer = await viewer('GET', '/api/TaxReporting/periods', { brand: 'alder', query });
      return answer.json<ListAnswer>();
    },
    async close(id) {
      await proposeClose(id);
      return (await confirm(id)).json<TaxPeriodDetail>();
    },
  };
}

function brandOf(id: string): string {
  return id.split('~')[0] ?? '';
}

const sports = { channel: 'RETAIL', vertical: 'SPORTS_PREMATCH', licence_id: 'lic-2', branch_id: 'br-1' };

/** Three winning tickets of 1,000 at the rounding edges of golden example G04, one that loses, one taken back; and virtual games. */
async function givenMarch(store: Store): Promise<void> {
  for (const [id, won] of [
    ['t1', '1235'],
    ['t2', '999'],
    ['t3', '12345'],
  ] as const) {
    const payout = `${1000 + Number(won)}`;
    await givenBet(store, { ...sports, record_id: id, stake: '1000' });
    await givenSettlement(store, { ...sports, bet_record_id: id, stake: '1000', payout });
    await givenPayment(store, { ...sports, bet_record_id: id, gross: payout });
  }
  await givenBet(store, { ...sports, record_id: 't4', stake: '100000' });
  await givenBet(store, { ...sports, record_id: 't5', stake: '500' });
  await givenSettlement(store, { ...sports, bet_record_id: 't5', stake: '500', result: 'CANCELLED' });
  await givenBet(store, { vertical: 'VIRTUAL_SPORTS', licence_id: 'lic-3', record_id: 'v1', stake: '12000' });
  await givenBet(store, { vertical: 'CRASH', record_id: 'c1', stake: '70' });
}

/** A bet of March that is known only from `knownAt` on. */
export function givenLateBet(store: Store, knownAt: string, stake = '4000'): Promise<void> {
  const late = { ...sports, record_id: `late-${knownAt}`, stake, known_at: knownAt };
  return actForAllBrands(() => givenBet(store, late));
}
