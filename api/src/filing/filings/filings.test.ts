import type { ConfirmationDetail } from '@tallyhouse/shared/contracts/confirmation-items';
import type { CalendarEntry, Tile } from '@tallyhouse/shared/contracts/dashboard-tiles';
import type { Filing } from '@tallyhouse/shared/contracts/filings';
import type { Problem } from '@tallyhouse/shared/contracts/problem';
import type { ReportHeader, Simulation } from '@tallyhouse/shared/contracts/reports';
import { givenOtpSecret } from '../../platform/auth/testing/given-otp-secret';
import { insertLicence } from '../../figures/testing/given-facts';
import { actForAllBrands } from '../../store/brand-scope';
import { openTestStore } from '../../store/testing/open-test-store';
import {
  givenLateBet,
  givenTaxApp,
  otpSecret,
  sportsTax,
  type TaxApp,
} from '../tax-periods/testing/given-tax-app';
import type { TestCaller } from '../../app/testing/test-app';

const march = { from: '2026-03-01', to: '2026-03-31' };
const sports = 'alder|lic-2|TRA:GGT-SPORTS|2026-03-01..2026-03-31';
const remittance = 'alder|lic-2|TRA:WHT-RETURN|2026-03-01..2026-03-31';

describe('what is owed', () => {
  let tax: TaxApp;

  beforeEach(async () => {
    tax = await givenTaxApp(await openTestStore({ isGuarded: true }));
    await actForAllBrands(() =>
      insertLicence(tax.store, {
        ...{ id: 'lic-2', brand_id: 'alder', authority: 'GBT', number: 'L-2', valid_from: '2026-03-01' },
        products: 'SPORTS_PREMATCH,SPORTS_LIVE',
      }),
    );
  });
  afterEach(() => tax.app.close());

  const get = (id: string, as: TestCaller = tax.reporter) =>
    as('GET', '/api/Authorities/filing', { brand: 'alder', query: { id } });
  const filing = async (id: string, as?: TestCaller) => (await get(id, as)).json<Filing>();
  const post = (path: string, body: object = {}, as: TestCaller = tax.reporter) =>
    as('POST', `/api/${path}`, { brand: 'alder', body });

  async function submitted(preparer = tax.reporter): Promise<string> {
    const body = { type: 'TZ_SPORTS_MONTHLY', period: march };
    const simulated = await post('OnlineReports/simulation', body, preparer);
    const { simulationId } = simulated.json<Simulation>();
    const kept = await post('DoubleConfirmation/prepare', { simulationId }, preparer);
    const { id } = kept.json<ReportHeader>();
    expect((await post(`DoubleConfirmation/${id}/submit`)).statusCode).toBe(200);
    return id;
  }

  async function confirm(id: string, as = tax.approver) {
    const read = await tax.reporter('GET', `/api/DoubleConfirmation/${id}`, { brand: 'alder' });
    const { submission } = read.json<ConfirmationDetail>();
    const { payloadHash, controlTotals, warnings = [] } = submission ?? {};
    const reasons = warnings.map((warning) => ({ id: warning.id, reason: 'Looked at and right' }));
    const body = { payloadHash, controlTotals, otp: tax.code(), warnings: reasons, nonFinalReason: 'Late' };
    return post(`DoubleConfirmation/${id}/confirm`, body, as);
  }

  test('a return that is late stands beside its tax period, and both lead on step by step', async () => {
    await tax.turn();

    const before = await filing(sports);
    const id = await submitted();
    const after = await filing(sports);

    expect(before).toMatchObject({
      deadline: { id: sports, state: 'OVERDUE' },
      authorityName: { en: 'Tanzania Revenue Authority' },
      ...{ return: null, payments: [], receipts: [], mismatches: [] },
      taxPeriods: [{ id: sportsTax, state: 'SOFT_CLOSED', tax: '21355.00', paid: '0.00', stated: null }],
      next: { code: 'PREPARE', by: 'YOU', link: { query: { type: 'TZ_SPORTS_MONTHLY', ...march } } },
    });
    expect(after).toMatchObject({
      return: { id, state: 'PENDING_CONFIRMATION', tax: '21355.00' },
      taxPeriods: [{ stated: { base: '85421.00', tax: '21355.00' } }],
      next: { code: 'CONFIRM', by: 'OTHERS', link: { query: { id } } },
    });
  });

  test('whoever is to find the total out sees the way, and no figure', async () => {
    await tax.turn();
    await submitted();

    const answer = await get(sports, tax.approver);

    expect(answer.body).not.toMatch(/\b(21355|85421)\b/);
    expect(answer.json<Filing>()).toMatchObject({
      ...{ withheld: 'PENDING_CONFIRMATION', next: { code: 'CONFIRM', by: 'YOU' } },
      taxPeriods: [{ id: sportsTax, tax: null, balance: null, stated: null }],
    });
  });

  test('a return beside a tax period that was closed with other figures is stopped, with both', async () => {
    // Who prepared a return knows its figures, and may close the tax period beside it.
    const id = await submitted(tax.approver);
    const second = await tax.signIn({ id: 'u_second', role: 'approver', brandIds: ['alder'] });
    await givenOtpSecret(tax.store, 'u_second', otpSecret);
    await givenLateBet(tax.store, tax.now().toISOString());
    await tax.turn();
    await tax.close(sportsTax);

    const { mismatches, next } = await filing(sports);
    const refused = await confirm(id, second);

    expect(mismatches).toEqual([
      { code: 'RETURN_BASE', periodId: sportsTax, first: '85421.00', second: '89421.00' },
      { code: 'RETURN_TAX', periodId: sportsTax, first: '21355.00', second: '22355.00' },
    ]);
    expect(next).toMatchObject({ code: 'MEND', by: 'YOU' });
    expect([refused.statusCode, refused.json<Problem>().code]).toEqual([422, 'INVARIANT_FAILED']);
    expect(refused.json<Problem>().detail).toContain('different figures from those its tax period');
    // The approver is still to find the total out.
    expect(refused.body).not.toMatch(/\b(21355|22355|85421|89421)\b/);
  });

  test('payments and receipts stand with what they are for', async () => {
    await tax.turn();
    await tax.close(sportsTax);
    // Closed, it leads to what it is filed by, in the list and on its page.
    expect((await tax.detail(sportsTax)).filingId).toBe(sports);
    const { items } = await tax.list({ ...march, state: 'CLOSED' });
    expect(items.map((period) => [period.id, period.filingId])).toEqual([[sportsTax, sports]]);
    const id = await submitted();
    expect((await confirm(id)).statusCode).toBe(200);
    await actForAllBrands(() =>
      tax.store.query(`update report set state = 'SENT', sent_at = cast($1 as timestamp)`, [
        tax.now().toISOString(),
      ]),
    );
    const ack = { kind: 'ACKNOWLEDGED', ackRef: 'TRA-1', note: 'By letter' };
    const answered = await post(`DoubleConfirmation/${id}/acknowledge`, ack, tax.approver);
    expect(answered.statusCode).toBe(200);
    await tax.turn();
    const pay = { controlNumber: '991', paidAt: '2026-04-10T07:00:00.000Z', amount: '20000', bankRef: 'B-1' };
    await tax.call(tax.reporter, sportsTax, 'pay', { ...pay, penalties: '0' });

    const shown = await filing(sports);

    expect(shown).toMatchObject({
      deadline: { state: 'DONE' },
      taxPeriods: [{ state: 'FILED', ackRef: 'TRA-1', paid: '20000.00', balance: '1355.00' }],
      payments: [{ controlNumber: '991', amount: '20000.00' }],
      receipts: [{ kind: 'ANSWER', version: 1, outcome: 'ACKNOWLEDGED', reference: 'TRA-1' }],
      mismatches: [{ code: 'PAID', first: '21355.00', second: '20000.00' }],
      next: { code: 'PAY', by: 'YOU', link: { route: `/tax-reporting/${sportsTax}` } },
    });
  });

  test('what is done elsewhere is recorded on its page, and shows the reference then', async () => {
    expect((await filing(remittance)).next).toEqual({ code: 'RECORD', by: 'YOU', link: null });

    const recording = { deadlineId: remittance, filedOn: '2026-04-09', reference: 'RGS-1' };
    expect((await post('Authorities/recordFiling', recording)).statusCode).toBe(201);

    expect(await filing(remittance)).toMatchObject({
      receipts: [{ kind: 'RECORDED', reference: 'RGS-1', at: '2026-04-09', by: { name: 'u_reporter' } }],
      next: null,
    });
  });

  test('tasks and calendar of the dashboard lead to the item itself, the latest first', async () => {
    const read = async <T>(what: string) =>
      (await tax.reporter('GET', `/api/Dashboard/${what}`, { brand: 'alder' })).json<{ items: T[] }>().items;
    const late = (await read<Tile>('tiles')).find(({ id }) => id === 'OVERDUE');
    const entry = (await read<CalendarEntry>('calendar')).find(({ id }) => id === sports);

    expect(late?.first?.route).toBe('/authorities/filing');
    expect(await filing(late?.first?.query['id'] ?? '')).toMatchObject({ deadline: { state: 'OVERDUE' } });
    expect(entry?.link).toEqual({ route: '/authorities/filing', query: { id: sports } });
  });

  test.each([
    'alder|lic-2|TRA:GGT-SPORTS|2026-03-01..2026-03-30',
    'elm|lic-2|TRA:GGT-SPORTS|2026-03-01..2026-03-31',
    'x',
  ])('%j is nothing that the brand owes', async (id) => {
    expect((await get(id)).statusCode).toBe(404);
  });
});
