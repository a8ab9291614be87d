import type { ConfirmationDetail, ConfirmationItem } from '@tallyhouse/shared/contracts/confirmation-items';
import type { Role } from '@tallyhouse/shared/contracts/permissions';
import type { ReportHeader, Simulation } from '@tallyhouse/shared/contracts/reports';
import type { LightMyRequestResponse } from 'fastify';
import { givenOtpSecret } from '../../../platform/auth/testing/given-otp-secret';
import { totpCode } from '../../../platform/auth/totp';
import {
  alder,
  elm,
  givenBet,
  givenBrands,
  insertLicence,
  givenPayment,
  givenSettlement,
} from '../../../figures/testing/given-facts';
import type { Store } from '../../../store/store';
import { openTestStore } from '../../../store/testing/open-test-store';
import { readConfig } from '../../../platform/config/config';
import { deliverNext } from '../delivery/deliver-next';
import { actForAllBrands } from '../../../store/brand-scope';
import { createFakeAuthority, type FakeAuthority } from './fake-authority';
import { readSubmission } from '../../../reporting/payloads/queries/submission-row';
import { startTestApp, type TestApp, type TestCaller } from '../../../app/testing/test-app';

const otpSecret = 'JBSWY3DPEHPK3PXP';
const march = { from: '2026-03-01', to: '2026-03-31' };
export const casino = { type: 'TZ_CASINO_MONTHLY', period: march };

/** People at work on reports of the brands Alder (TZ) and Elm (MT), over HTTP. */
export interface Flow {
  readonly app: TestApp;
  readonly store: Store;
  readonly reporter: TestCaller;
  readonly approver: TestCaller;
  /** Signs somebody in who has an authenticator. */
  person(id: string, role: Role, brandIds?: readonly string[]): Promise<TestCaller>;
  /** Simulates and keeps a report. */
  prepared(order?: object, brand?: string): Promise<ReportHeader>;
  /** As `prepared`, and submitted. */
  submitted(order?: object, brand?: string): Promise<ConfirmationItem>;
  read(id: string, as?: TestCaller, brand?: string): Promise<ConfirmationDetail>;
  /** Confirms with all that is right, but for `changes` to the body. */
  confirm(id: string, as?: TestCaller, changes?: object): Promise<LightMyRequestResponse>;
  /** The code that authenticators show now. */
  otp(): string;
  advance(ms: number): void;
  /** The authority at the other end. */
  readonly authority: FakeAuthority;
  /** Works on all that is due in the queue. */
  deliver(): Promise<void>;
  close(): Promise<void>;
}

/** Alder took in 1000 from slots in March, paid 200 of it out again and gave 100 back: 700 of revenue, 175 of tax. */
export async function givenMarch(store: Store): Promise<void> {
  await givenBrands(store, [alder, elm]);
  const licence = { valid_from: '2020-01-01', number: 'L-1' };
  const products = 'CASINO_SLOTS,SPORTS_PREMATCH,SPORTS_LIVE';
  await insertLicence(store, { ...licence, id: 'lic-1', brand_id: 'alder', authority: 'GBT', products });
  await insertLicence(store, { ...licence, id: 'lic-2', brand_id: 'elm', authority: 'MGA', products });
  await givenBet(store, { day: '2026-03-02', stake: '400' });
  await givenBet(store, { day: '2026-03-20', stake: '600' });
  await givenSettlement(store, {
    day: '2026-03-20',
    stake: '100',
    bet_record_id: 'bet-void',
    result: 'VOID',
  });
  await givenPayment(store, { day: '2026-03-21', gross: '200' });
}

/** The flow over a store of its own, filled by `givenMarch`; its clock stands at 2026-04-02. */
export async function startFlow(
  options: { readonly store?: Store; readonly now?: string; readonly dataDir?: string } = {},
): Promise<Flow> {
  const store = options.store ?? (await openTestStore());
  if (options.store === undefined) await givenMarch(store);
  const now = options.now ?? '2026-04-02T08:00:00.000Z';
  let nowMs = Date.parse(now);
  const { dataDir } = options;
  // Nobody is signed out while days go by.
  const sessions = {
    ...readConfig({}).sessions,
    accessTokenSeconds: 365 * 86_400,
    idleMinutes: 365 * 1440,
    absoluteHours: 365 * 24,
  };
  const app = await startTestApp(store, {
    now,
    config: { sessions, ...(dataDir === undefined ? {} : { dataDir }) },
  });

  async function person(
    id: string,
    role: Role,
    brandIds: readonly string[] = ['alder', 'elm'],
  ): Promise<TestCaller> {
    const caller = await app.signIn({ id, role, brandIds });
    await givenOtpSecret(store, id, otpSecret);
    return caller;
  }

  const reporter = await person('u_reporter', 'reporter');
  const approver = await person('u_approver', 'approver');
  const otp = () => totpCode(otpSecret, new Date(nowMs));

  async function prepared(order: object = casino, brand = 'alder'): Promise<ReportHeader> {
    const simulated = await reporter('POST', '/api/OnlineReports/simulation', { brand, body: order });
    expect(simulated.statusCode).toBe(200);
    const { simulationId } = simulated.json<Simulation>();
    const body = { simulationId };
    const kept = await reporter('POST', '/api/DoubleConfirmation/prepare', { brand, body });
    expect(kept.statusCode).toBe(201);
    return kept.json<ReportHeader>();
  }

  async function read(id: string, as: TestCaller = reporter, brand = 'alder'): Promise<ConfirmationDetail> {
    const answer = await as('GET', `/api/DoubleConfirmation/${id}`, { brand });
    expect(answer.statusCode).toBe(200);
    return answer.json<ConfirmationDetail>();
  }

  const authority = createFakeAuthority();
  const clock = () => new Date(nowMs);

  return {
    app,
    authority,
    deliver: () =>
      actForAllBrands(async () => {
        let isMore = true;
        while (isMore) isMore = await deliverNext({ store, gateway: authority, clock });
      }),
    store,
    reporter,
    approver,
    person,
    prepared,
    read,
    otp,
    async submitted(order = casino, brand = 'alder') {
      const { id } = await prepared(order, brand);
      const answer = await reporter('POST', `/api/DoubleConfirmation/${id}/submit`, { brand });
      expect(answer.json()).toMatchObject({ report: { state: 'PENDING_CONFIRMATION' } });
      return answer.json<ConfirmationItem>();
    },
    async confirm(id, as = approver, changes = {}) {
      const submission = (await readSubmission(store, id))!;
      const brand = submission.brandId;
      const body = {
        payloadHash: submission.payloadHash,
        controlTotals: { [submission.controlField]: submission.controlTotal },
        otp: otp(),
        warnings: submission.warnings.map((warning) => ({ id: warning.id, reason: 'Looked into it.' })),
        ...changes,
      };
      return as('POST', `/api/DoubleConfirmation/${id}/confirm`, { brand, body });
    },
    advance(ms) {
      nowMs += ms;
      app.advance(ms);
    },
    close: () => app.close(),
  };
}
