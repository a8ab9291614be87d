import type { Tile } from '@tallyhouse/shared/contracts/dashboard-tiles';
import type { Filing } from '@tallyhouse/shared/contracts/filings';
import type { TaxPeriodDetail } from '@tallyhouse/shared/contracts/tax-periods';
import { listDeadlines } from '../authorities/list-deadlines';
import { verifyAudit } from '../../house/audit/verify-audit';
import { givenSettlement, insertLicence } from '../../figures/testing/given-facts';
import { actForAllBrands } from '../../store/brand-scope';
import { bothEngines } from '../../store/testing/on-engines';
import { listLatePeriods } from './list-late';
import { cedar, givenTaxApp, virtualLevy, virtualTax, type TaxApp } from './testing/given-tax-app';

const reason = 'Typed for March; the order form is of April';
const slip = { controlNumber: '991', paidAt: '2026-04-07T08:00:00Z', amount: '1200', bankRef: 'B-1' };

describe.each(bothEngines({ isGuarded: true }))('a payment that is reversed on %s', (_, open) => {
  let tax: TaxApp;

  beforeEach(async () => {
    tax = await givenTaxApp(await open(), [cedar]);
    await tax.turn();
  });
  afterEach(async () => {
    const { faults } = await actForAllBrands(() => verifyAudit(tax.store));
    expect(faults).toEqual([]);
    await tax.app.close();
  });

  const pay = async (id: string, payment: object = slip) => tax.call(tax.reporter, id, 'pay', { ...payment });
  const givenPaid = async (id = virtualTax, payment: object = slip) => {
    await tax.close(id);
    await tax.call(tax.approver, id, 'file', { ackRef: 'TRA-1' });
    return (await pay(id, payment)).json<TaxPeriodDetail>();
  };
  const reverse = async (
    id: string,
    paymentId: string,
    {
      who = tax.reporter,
      why = reason,
      revision,
    }: { who?: TaxApp['reporter']; why?: string; revision?: number } = {},
  ) => {
    const seen = revision ?? (await tax.detail(id)).revision;
    const body = { paymentId, reason: why };
    return tax.call(who, id, 'reversePayment', body, { 'if-match': `"${seen}"` });
  };
  const propose = async (id: string, step: string) => {
    const { revision } = await tax.detail(id);
    return tax.call(tax.reporter, id, step, { reason: 'Late' }, { 'if-match': `"${revision}"` });
  };

  /** What each reader of payments says of a period. */
  const told = async (id: string) => {
    const asked = { from: '2026-04-01', to: '2026-04-30', now: tax.now() };
    const deadlines = await actForAllBrands(() => listDeadlines(tax.store, ['alder'], asked));
    const tiles = await tax.reporter('GET', '/api/Dashboard/tiles', { brand: 'alder' });
    const brands = [{ id: 'alder', zone: 'Africa/Dar_es_Salaam', cutoff: '00:00' }];
    const late = await actForAllBrands(() =>
      listLatePeriods(tax.store, { brands, heldIds: ['alder'], now: tax.now() }),
    );
    const { items, totals } = await tax.list({
      code: 'GGT',
      productClass: 'VIRTUAL',
      from: '2026-03-01',
      to: '2026-03-31',
    });
    const { state, payable, paid, penalties, balance, controlNumbers, isLate } = items[0]!;
    const filings = [];
    for (const deadline of deadlines) {
      const page = await tax.reporter('GET', '/api/Authorities/filing', {
        brand: 'alder',
        query: { id: deadline.id },
      });
      const { payments, taxPeriods } = page.json<Filing>();
      if (taxPeriods.some((one) => one.id === id)) filings.push(payments, taxPeriods);
    }
    return {
      listed: { state, payable, paid, penalties, balance, controlNumbers, isLate },
      totals,
      lateIds: late.map((one) => one.id).sort(),
      overdue: tiles.json<{ items: Tile[] }>().items.find((tile) => tile.id === 'TAX_OVERDUE')?.count,
      deadlines: deadlines.map((one) => [one.id, one.state]),
      filings,
    };
  };

  test('counts nowhere any more: every reader says what it said before it was recorded', async () => {
    await tax.close(virtualTax);
    await tax.call(tax.approver, virtualTax, 'file', { ackRef: 'TRA-1' });
    const before = await told(virtualTax);
    const paid = (
      await pay(virtualTax, { ...slip, amount: '1230', penalties: '30' })
    ).json<TaxPeriodDetail>();
    expect(paid).toMatchObject({ state: 'PAID', balance: '0.00', payments: [{ reversal: null }] });
    expect(await told(virtualTax)).not.toEqual(before);

    const answer = await reverse(virtualTax, paid.payments[0]!.id);

    expect(answer.json()).toMatchObject({
      ...{
        state: 'FILED',
        paid: '0.00',
        penalties: '0.00',
        payable: '1200.00',
        balance: '1200.00',
        isLate: true,
      },
      controlNumbers: [],
      payments: [
        {
          ...{
            controlNumber: '991',
            amount: '1230.00',
            penalties: '30.00',
            recordedBy: { id: 'u_reporter' },
          },
          reversal: { by: { id: 'u_reporter' }, at: tax.now().toISOString(), reason },
        },
      ],
    });
    expect(answer.json<TaxPeriodDetail>().steps.at(-1)).toMatchObject({
      ...{ from: 'PAID', to: 'FILED', reason, actor: { id: 'u_reporter' } },
    });
    expect(await told(virtualTax)).toEqual(before);
    const audit = await tax.sql(
      `select action as "action", cast(detail as varchar) as "detail" from audit_event
       where object_id = '${virtualTax}' order by seq desc limit 2`,
    );
    expect(audit.map(({ action }) => action)).toEqual(['TAX_PERIOD_MOVED', 'TAX_PAYMENT_REVERSED']);
    expect(JSON.stringify(audit[1])).toContain('1230.00');
  });

  test('what is still paid in full without it stays PAID', async () => {
    await givenPaid();
    const fine = { ...slip, controlNumber: '992', amount: '30', penalties: '30' };
    const { payments } = (await pay(virtualTax, fine)).json<TaxPeriodDetail>();
    const paidBy = (number: string) =>
      payments.find(({ controlNumber }) => controlNumber === number)?.id ?? '';

    expect((await reverse(virtualTax, paidBy('992'))).json()).toMatchObject({
      ...{ state: 'PAID', payable: '1200.00', paid: '1200.00', controlNumbers: ['991'] },
    });
    expect((await reverse(virtualTax, paidBy('991'))).json()).toMatchObject({
      ...{ state: 'FILED', paid: '0.00', balance: '1200.00' },
    });
  });

  test('its control number is recorded again, in this period or another, as often as need be', async () => {
    const { payments } = await givenPaid();
    await tax.close(virtualLevy);
    const elsewhere = { ...slip, amount: '1' };
    expect((await pay(virtualLevy, elsewhere)).json()).toMatchObject({ code: 'CONTROL_NUMBER_TAKEN' });
    await reverse(virtualTax, payments[0]!.id);
    const moved = (await pay(virtualLevy, elsewhere)).json<TaxPeriodDetail>();
    expect(moved).toMatchObject({ paid: '1.00', controlNumbers: ['991'] });
    expect((await pay(virtualTax)).json()).toMatchObject({ status: 409, code: 'CONTROL_NUMBER_TAKEN' });

    await reverse(virtualLevy, moved.payments[0]!.id);

    expect((await pay(virtualTax)).json()).toMatchObject({ state: 'PAID', controlNumbers: ['991'] });
    expect((await tax.detail(virtualTax)).payments).toMatchObject([
      { reversal: { reason } },
      { reversal: null },
    ]);
  });

  test('one that was reversed is not reversed again, nor one of a revision that has changed', async () => {
    const { payments, revision } = await givenPaid();
    const paymentId = payments[0]!.id;
    expect((await reverse(virtualTax, paymentId, { revision: revision - 1 })).json()).toMatchObject({
      ...{ status: 412, code: 'VERSION_CONFLICT' },
    });

    const answers = await Promise.all([
      reverse(virtualTax, paymentId, { revision }),
      reverse(virtualTax, paymentId, { revision }),
    ]);

    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await reverse(virtualTax, paymentId)).json()).toMatchObject({
      ...{ status: 409, code: 'PAYMENT_REVERSED', title: 'The payment 991 has already been reversed' },
      detail: expect.stringMatching(/u_reporter|reporter@/) as unknown,
    });
    const steps = (await tax.detail(virtualTax)).steps.filter(({ from }) => from === 'PAID');
    expect(steps).toHaveLength(1);
  });

  test('who may not record one may not reverse one; a reason is given; other brands and payments are not there', async () => {
    const { payments } = await givenPaid();
    const paymentId = payments[0]!.id;
    const outsider = await tax.signIn({ role: 'reporter', brandIds: ['elm'], id: 'u_elm' });

    for (const who of [tax.viewer, tax.approver]) {
      expect((await reverse(virtualTax, paymentId, { who })).statusCode).toBe(403);
    }
    expect((await reverse(virtualTax, paymentId, { why: '   ' })).json()).toMatchObject({
      ...{ status: 400, errors: [{ field: 'reason' }] },
    });
    expect((await reverse(virtualTax, 'txm_none')).statusCode).toBe(404);
    await tax.close(virtualLevy);
    expect((await reverse(virtualLevy, paymentId)).statusCode).toBe(404);
    const foreign = await outsider('POST', `/api/TaxReporting/periods/${virtualTax}/reversePayment`, {
      ...{ brand: 'elm', body: { paymentId, reason }, headers: { 'if-match': '"1"' } },
    });
    expect(foreign.statusCode).toBe(404);
    expect(await tax.detail(virtualTax)).toMatchObject({ state: 'PAID', payments: [{ reversal: null }] });
  });

  test('while the period is reopened, or about to be, its payments stay', async () => {
    const { payments } = await givenPaid();
    await propose(virtualTax, 'reopen');
    expect((await reverse(virtualTax, payments[0]!.id)).json()).toMatchObject({
      ...{ status: 409, code: 'PROPOSAL_PENDING' },
    });
    await tax.confirm(virtualTax);
    expect((await reverse(virtualTax, payments[0]!.id)).json()).toMatchObject({
      ...{
        status: 409,
        code: 'PERIOD_STATE',
        detail: expect.stringContaining('Finish the correction') as unknown,
      },
    });
    expect(await tax.detail(virtualTax)).toMatchObject({ state: 'REOPENED', paid: '1200.00' });
  });

  test('where a closed period bears a difference of this one, that one is reopened first', async () => {
    const quarter = (from: string, to: string) => `cedar~GB~HMRC~GBD~REMOTE_BETTING~${from}~${to}`;
    const first = quarter('2025-07-01', '2025-09-30');
    const bearer = quarter('2025-10-01', '2025-12-31');
    const place = {
      ...{
        brand_id: 'cedar',
        licence_id: 'gb-1',
        currency: 'GBP',
        product_id: 'game-1',
        vertical: 'SPORTS_LIVE',
      },
    };
    const settle = (day: string, stake: string, known_at: string) =>
      actForAllBrands(() => givenSettlement(tax.store, { ...place, day, stake, known_at }));
    await actForAllBrands(() =>
      insertLicence(tax.store, {
        ...{ brand_id: 'cedar', authority: 'UKGC', id: 'gb-1' },
        products: 'SPORTS_LIVE',
      }),
    );
    await settle('2025-08-10', '1000', '2025-08-10T20:00:00Z');
    await settle('2025-11-10', '100', '2025-11-10T20:00:00Z');
    await tax.turn();
    const paid = await givenPaid(first, { ...slip, amount: '150' });
    expect(paid).toMatchObject({ state: 'PAID' });
    await settle('2025-08-10', '100', tax.now().toISOString());
    tax.code();
    for (const step of ['reopen', 'amend']) {
      await propose(first, step);
      await tax.confirm(first);
    }
    expect(await tax.detail(first)).toMatchObject({
      state: 'PAID',
      adjustmentsOut: [{ bearerId: bearer, amount: '15.00' }],
    });
    await tax.close(bearer);

    expect((await reverse(first, paid.payments[0]!.id)).json()).toMatchObject({
      ...{ status: 409, code: 'PAYMENT_CARRIED' },
      detail: 'Have the period 2025-10-01 – 2025-12-31 reopened first, then reverse the payment.',
    });
    await propose(bearer, 'reopen');
    await tax.confirm(bearer);
    expect((await reverse(first, paid.payments[0]!.id)).json()).toMatchObject({
      state: 'FILED',
      balance: '150.00',
    });
  });
});
