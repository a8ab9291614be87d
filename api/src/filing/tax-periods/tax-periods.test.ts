import Big from 'big.js';
import type { Tile } from '@tallyhouse/shared/contracts/dashboard-tiles';
import { listTanzanianTotals } from '@tallyhouse/shared/contracts/tanzania-reports';
import { givenOtpSecret } from '../../platform/auth/testing/given-otp-secret';
import { verifyAudit } from '../../house/audit/verify-audit';
import { givenBatch, insert } from '../../figures/testing/given-facts';
import { openTestStore } from '../../store/testing/open-test-store';
import type { Store } from '../../store/store';
import { actForAllBrands } from '../../store/brand-scope';
import { lastClosing, readTaxBrands } from '../../taxes/assessment/tax-brand';
import {
  givenLateBet,
  givenTaxApp,
  otpSecret,
  sportsTax,
  sportsWithholding,
  virtualLevy,
  virtualTax,
  type TaxApp,
} from './testing/given-tax-app';

const march = { from: '2026-03-01', to: '2026-03-31' };

describe('tax periods', () => {
  let tax: TaxApp;

  beforeEach(async () => {
    tax = await givenTaxApp(await openTestStore({ isGuarded: true }));
  });
  afterEach(async () => {
    const { faults } = await actForAllBrands(() => verifyAudit(tax.store));
    expect(faults).toEqual([]);
    await tax.app.close();
  });

  const given = <Fact>(write: (store: Store, fact: Fact) => Promise<void>, fact: Fact) =>
    actForAllBrands(() => write(tax.store, fact));

  test('periods follow from rules and licences, and what no licence classes is named', async () => {
    const { items, totals, unclassified } = await tax.list(march);

    expect(items.map(({ id, state, tax: amount }) => [id, state, amount])).toEqual([
      [virtualLevy, 'OPEN', '600.00'],
      ['alder~TZ~GBT~UNCL~ONLINE~2026-01-01~2026-03-31', 'OPEN', '0.00'],
      [sportsTax, 'OPEN', '21355.00'],
      [virtualTax, 'OPEN', '1200.00'],
      [sportsWithholding, 'OPEN', '2187.00'],
      ['alder~TZ~TRA~WHT~VIRTUAL~2026-03-01~2026-03-31', 'OPEN', '0.00'],
    ]);
    expect(totals).toMatchObject([
      {
        ...{ currency: 'TZS', periods: 6, tax: '25342.00', payable: '25342.00' },
        ...{ covers: { from: '2026-01-01', to: '2026-03-31' }, overdue: { periods: 4, balance: '25342.00' } },
      },
    ]);
    expect(unclassified).toMatchObject([{ licenceId: 'lic-1', vertical: 'CRASH' }]);
  });

  test('the totals of the periods are those of the Tanzanian report', async () => {
    const answer = await tax.viewer('GET', listTanzanianTotals.path, { brand: 'alder', query: march });
    const { payable } = answer.json<{ payable: { authority: string; code: string; amount: string }[] }>();

    for (const { authority, code, amount } of payable) {
      const { totals } = await tax.list({ ...march, authority, code });
      expect(totals[0]?.tax).toBe(amount);
    }
    expect(payable).toHaveLength(3);
  });

  test('the calendar closes softly what is over, once, and pins what was known then', async () => {
    const first = await tax.turn();
    expect(first.softClosed).toHaveLength(6);
    expect((await tax.turn()).softClosed).toEqual([]);

    await givenLateBet(tax.store, '2026-04-10T08:00:30Z');
    tax.code();
    const { state, tax: pinned, late, steps } = await tax.detail(sportsTax);

    expect({ state, pinned }).toEqual({ state: 'SOFT_CLOSED', pinned: '21355.00' });
    expect(late).toMatchObject({
      records: 1,
      baseDifference: '4000.00',
      taxDifference: '1000.00',
      tax: '22355.00',
      newestAt: '2026-04-10T08:00:30.000Z',
    });
    expect(steps).toMatchObject([{ from: 'OPEN', to: 'SOFT_CLOSED', actor: null }]);
    expect((await tax.detail(virtualTax)).late).toMatchObject({ records: 0, taxDifference: '0.00' });
  });

  test('late records are awaited for as long as the brand says', async () => {
    const closing = () =>
      actForAllBrands(async () => {
        const brands = await readTaxBrands(tax.store, ['alder']);
        return lastClosing(brands, { to: '2026-03-31' });
      });
    // The gaming day ends at midnight in Dar es Salaam.
    expect(await closing()).toBe('2026-04-01T21:00:00.000Z');

    await given(
      (store: Store, values: Record<string, string | number>) => insert(store, 'brand_settings', values),
      {
        brand_id: 'alder',
        settings: '{"lateToleranceHours":48}',
        version: 1,
        updated_by: 'u_reporter',
        updated_at: '2026-04-01T00:00:00Z',
      },
    );

    expect(await closing()).toBe('2026-04-02T21:00:00.000Z');
  });

  test('two people close a period, with a reason for every warning', async () => {
    await tax.turn();
    const { checks, revision } = await tax.detail(sportsTax);
    expect(checks.map(({ id, effect }) => [effect, id])).toEqual([
      ['WARNS', 'DRAWER_UNCOUNTED'],
      ['WARNS', 'RULE_UNVERIFIED:TZ.GGT.SPORTS.2018-07-01'],
      ['WARNS', 'UNCLASSIFIED:lic-1 ONLINE CRASH'],
    ]);

    const silent = await tax.call(tax.reporter, sportsTax, 'close', {}, { 'if-match': `"${revision}"` });
    expect(silent.json()).toMatchObject({
      status: 422,
      code: 'RULE_UNVERIFIED',
      errors: [
        { code: 'DRAWER_UNCOUNTED' },
        { code: 'RULE_UNVERIFIED:TZ.GGT.SPORTS.2018-07-01' },
        { code: 'UNCLASSIFIED:lic-1 ONLINE CRASH' },
      ],
    });
    const warnings = [
      { id: 'RULE_UNVERIFIED:TZ.GGT.SPORTS.2018-07-01', reason: 'Letter of TRA' },
      { id: 'UNCLASSIFIED:lic-1 ONLINE CRASH', reason: 'Letter of TRA' },
    ];
    const half = await tax.call(
      tax.reporter,
      sportsTax,
      'close',
      { warnings },
      { 'if-match': `"${revision}"` },
    );
    expect(half.json()).toMatchObject({
      status: 422,
      code: 'WARNINGS_OPEN',
      errors: [{ code: 'DRAWER_UNCOUNTED' }],
    });
    const proposed = await tax.proposeClose(sportsTax);
    expect(proposed).toMatchObject({
      state: 'SOFT_CLOSED',
      proposal: { kind: 'CLOSE', tax: '21355.00', proposedBy: { id: 'u_reporter' } },
    });
    const closed = (await tax.confirm(sportsTax)).json();

    expect(closed).toMatchObject({
      state: 'CLOSED',
      version: 1,
      tax: '21355.00',
      proposal: null,
      versions: [{ version: 0 }, { version: 1, createdBy: { id: 'u_reporter' } }],
      proposals: [{ state: 'CONFIRMED', decidedBy: { id: 'u_approver' } }],
    });
    const seen = { 'if-match': `"${(await tax.detail(sportsTax)).revision}"` };
    const again = await tax.call(tax.reporter, sportsTax, 'close', {}, seen);
    expect(again.json()).toMatchObject({ status: 409, code: 'PERIOD_CLOSED' });
  });

  test('figures of a closed period stay what they were, whatever arrives', async () => {
    await tax.turn();
    await tax.close(sportsTax);
    await givenLateBet(tax.store, '2026-04-10T08:01:30Z');
    tax.code();

    const { tax: pinned, late, contentHash } = await tax.detail(sportsTax);
    const paper = await tax.viewer('GET', `/api/TaxReporting/periods/${sportsTax}/workingPaper`, {
      brand: 'alder',
    });

    expect(pinned).toBe('21355.00');
    expect(late).toMatchObject({ records: 1, taxDifference: '1000.00' });
    expect(paper.json()).toMatchObject({ tax: '21355.00', contentHash, version: 1, hypothetical: false });
    for (const { id, ok } of paper.json<{ checks: { id: string; ok: boolean }[] }>().checks)
      expect([id, ok]).toEqual([id, true]);
  });

  test('who proposed cannot confirm: refused, in the audit, and an alert', async () => {
    await tax.signIn({ role: 'reporter', brandIds: ['alder'], id: 'u_both' }).then(async (both) => {
      await tax.sql(
        `insert into app_user_role (user_id, role, brand_id) values ('u_both', 'approver', 'alder')`,
      );
      await tax.turn();
      const { revision } = await tax.detail(virtualTax);
      const warnings = [{ id: 'UNCLASSIFIED:lic-1 ONLINE CRASH', reason: 'No game of that class' }];
      await tax.call(both, virtualTax, 'close', { warnings }, { 'if-match': `"${revision}"` });
      const { proposal } = await tax.detail(virtualTax);
      const body = { proposalId: proposal!.id, contentHash: proposal!.contentHash, otp: tax.code() };

      const refused = await tax.call(both, virtualTax, 'confirm', body);

      expect(refused.json()).toMatchObject({ status: 403, code: 'SELF_CONFIRMATION' });
      expect((await tax.detail(virtualTax)).state).toBe('SOFT_CLOSED');
      const alerts = await tax.sql(`select code from critical_alert where code = 'CA-13'`);
      expect(alerts).toHaveLength(1);
      const audited = await tax.sql(
        `select seq from audit_event where action = 'CONFIRMATION_REFUSED' and actor_id = 'u_both'`,
      );
      expect(audited).toHaveLength(1);
    });
  });

  test.each([
    ['a code that was used', (code: string) => code, 'SECOND_FACTOR_REQUIRED'],
    ['a code of nobody', () => '000000', 'SECOND_FACTOR_REQUIRED'],
  ])('%s confirms nothing', async (_name, otpOf, expected) => {
    await tax.turn();
    await tax.proposeClose(virtualTax);
    await tax.proposeClose(virtualLevy);
    const used = tax.code();
    const levy = (await tax.detail(virtualLevy)).proposal!;
    await tax.call(tax.approver, virtualLevy, 'confirm', {
      proposalId: levy.id,
      contentHash: levy.contentHash,
      otp: used,
    });
    const { id, contentHash } = (await tax.detail(virtualTax)).proposal!;

    const answer = await tax.call(tax.approver, virtualTax, 'confirm', {
      proposalId: id,
      contentHash,
      otp: otpOf(used),
    });

    expect(answer.json()).toMatchObject({ status: 403, code: expected });
    expect((await tax.detail(virtualTax)).state).toBe('SOFT_CLOSED');
    expect((await tax.detail(virtualLevy)).state).toBe('CLOSED');
  });

  test('what is confirmed is what was shown, by the hash of it', async () => {
    await tax.turn();
    const { proposal } = await tax.proposeClose(virtualTax);
    const body = { proposalId: proposal!.id, contentHash: 'sha256:00', otp: tax.code() };

    expect((await tax.call(tax.approver, virtualTax, 'confirm', body)).json()).toMatchObject({
      status: 409,
      code: 'PAYLOAD_CHANGED',
    });
  });

  test('facts that come between proposing and confirming make the proposal stale', async () => {
    await tax.turn();
    await tax.proposeClose(sportsTax);
    await givenLateBet(tax.store, '2026-04-10T08:00:30Z');

    const answer = await tax.confirm(sportsTax);

    expect(answer.json()).toMatchObject({ status: 409, code: 'STALE_PROPOSAL' });
    expect(await tax.detail(sportsTax)).toMatchObject({ state: 'SOFT_CLOSED', tax: '21355.00' });
  });

  test('a proposal is returned with a reason, or taken back, and then another is made', async () => {
    await tax.turn();
    const { proposal } = await tax.proposeClose(virtualTax);
    const again = await tax.call(tax.reporter, virtualTax, 'close', {}, { 'if-match': '"2"' });
    expect(again.json()).toMatchObject({ status: 409, code: 'PROPOSAL_PENDING' });
    const body = { proposalId: proposal!.id, reason: 'A shop is missing' };
    expect((await tax.call(tax.viewer, virtualTax, 'return', body)).statusCode).toBe(403);

    const returned = await tax.call(tax.approver, virtualTax, 'return', body);
    expect(returned.json()).toMatchObject({
      proposal: null,
      proposals: [{ state: 'RETURNED', decisionReason: 'A shop is missing' }],
    });
    expect((await tax.call(tax.approver, virtualTax, 'return', body)).json()).toMatchObject({
      code: 'PROPOSAL_DECIDED',
    });
    expect(await tax.close(virtualTax)).toMatchObject({ state: 'CLOSED', version: 1 });
  });

  test('an unexplained gap refuses to close; an explained loss takes a reason', async () => {
    await given(givenBatch, {
      id: 'btc-gap',
      state: 'MISSING',
      channel: 'RETAIL',
      period_from: null,
      period_to: null,
    });
    await tax.turn();
    const { revision } = await tax.detail(sportsTax);

    const answer = await tax.call(tax.reporter, sportsTax, 'close', {}, { 'if-match': `"${revision}"` });
    expect(answer.json()).toMatchObject({
      status: 422,
      code: 'CLOSING_REFUSED',
      errors: [{ field: 'checks', code: 'GAP:btc-gap' }],
    });
    await tax.sql(
      `insert into load_gap_explanation (batch_id, brand_id, reason, note, evidence, explained_by, explained_at)
       values ('btc-gap', 'alder', 'LOST', 'The till burnt', null, 'u_reporter', '2026-04-10T08:00:00Z')`,
    );
    expect(await tax.close(sportsTax)).toMatchObject({
      state: 'CLOSED',
      proposals: [
        {
          warnings: [
            { id: 'DRAWER_UNCOUNTED' },
            { id: 'GAP:btc-gap', reason: 'Looked at and right' },
            {},
            {},
          ],
        },
      ],
    });
  });

  test('a record that breaks a law refuses to close, by name, until two people have waived it', async () => {
    const exception = (law: string, more: object = {}) =>
      actForAllBrands(() =>
        insert(tax.store, 'data_exception', {
          ...{ id: `exc_${law}`, brand_id: 'alder', law, kind: 'settlement', source_id: 'alder-online' },
          ...{
            record_id: 's1',
            ticket_id: 'v1',
            batch_id: 'btc-1',
            channel: 'ONLINE',
            gaming_day: '2026-02-28',
          },
          ...{ other_day: '2026-03-10', since: '2026-03-10T12:00:00Z', found_at: '2026-03-10T12:00:00Z' },
          ...{ state: 'OPEN', ...more },
        }),
      );
    await exception('RETURNED_ALONE');
    await exception('PAID_AFTERWARDS');
    await exception('PLACED', { other_day: null });
    await tax.turn();
    const { revision, checks, statusReasons } = await tax.detail(virtualTax);

    expect(statusReasons).toEqual(expect.arrayContaining(['LAW:PAID_AFTERWARDS', 'LAW:RETURNED_ALONE']));
    expect(statusReasons).not.toContain('LAW:PLACED');
    expect(checks).toContainEqual(expect.objectContaining({ id: 'LAW:PAID_AFTERWARDS', effect: 'WARNS' }));
    const answer = await tax.call(tax.reporter, virtualTax, 'close', {}, { 'if-match': `"${revision}"` });
    expect(answer.json()).toMatchObject({
      status: 422,
      code: 'CLOSING_REFUSED',
      errors: [
        {
          code: 'LAW:RETURNED_ALONE',
          message: expect.stringContaining('void or cancelled bet has no other'),
        },
      ],
    });
    await tax.sql(
      `update data_exception set state = 'WAIVED', waived_at = timestamp '2026-04-01 08:00:00' where law = 'RETURNED_ALONE'`,
    );
    expect(await tax.close(virtualTax)).toMatchObject({ state: 'CLOSED' });
  });

  test('an open period is not closed, and a stale revision changes nothing', async () => {
    const open = await tax.call(tax.reporter, sportsTax, 'close', {}, { 'if-match': '"0"' });
    expect(open.json()).toMatchObject({ status: 409, code: 'PERIOD_OPEN' });
    await tax.turn();
    const stale = await tax.call(tax.reporter, sportsTax, 'close', {}, { 'if-match': '"0"' });
    expect(stale.json()).toMatchObject({ status: 412, code: 'VERSION_CONFLICT' });
  });

  test('parts are paid until nothing is owed; a control number is taken once', async () => {
    await tax.turn();
    const payment = { controlNumber: '991', paidAt: '2026-04-07T08:00:00Z', amount: '700', bankRef: 'B-1' };
    expect((await tax.call(tax.reporter, virtualTax, 'pay', payment)).json()).toMatchObject({
      code: 'PERIOD_OPEN',
    });
    await tax.close(virtualTax);
    await tax.call(tax.approver, virtualTax, 'file', { ackRef: 'TRA-1' });

    const part = await tax.call(tax.reporter, virtualTax, 'pay', payment);
    expect(part.json()).toMatchObject({ state: 'FILED', paid: '700.00', balance: '500.00', isLate: true });
    const before = await overdueTile();
    const { state: states = '', ...query } = before?.link.query ?? {};
    const counted = await tax.list({ ...query, state: states.split(',') });
    expect(counted.totalCount).toBe(before?.count);
    expect(counted.items.every(({ isLate }) => isLate)).toBe(true);
    const owedOfOthers = Big((await tax.list()).totals[0]?.balance ?? 0).minus(500);
    expect((await tax.call(tax.reporter, virtualTax, 'pay', payment)).json()).toMatchObject({
      status: 409,
      code: 'CONTROL_NUMBER_TAKEN',
    });
    tax.code();
    const rest = { ...payment, controlNumber: '992', amount: '550', penalties: '30', bankRef: 'B-2' };
    // 500 and 30 of penalties are owed: what goes beyond has to be confirmed.
    const unsure = await tax.call(tax.reporter, virtualTax, 'pay', rest);
    expect(unsure.json()).toMatchObject({
      ...{ status: 422, code: 'PAYMENT_EXCEEDS', title: 'The payment exceeds what is owed by 20.00 TZS' },
      ...{
        errors: [{ field: 'acceptExcess' }],
        detail: expect.stringContaining('acceptExcess: true') as unknown,
      },
    });
    expect((await tax.detail(virtualTax)).paid).toBe('700.00');
    const paid = await tax.call(tax.reporter, virtualTax, 'pay', { ...rest, acceptExcess: true });

    expect(paid.json()).toMatchObject({
      state: 'PAID',
      payable: '1230.00',
      paid: '1250.00',
      penalties: '30.00',
      balance: '-20.00',
      controlNumbers: ['991', '992'],
    });
    // A cent may be rounding; paid too much before makes nothing owed.
    const cent = { ...payment, controlNumber: '993', amount: '0.01' };
    expect((await tax.call(tax.reporter, virtualTax, 'pay', cent)).statusCode).toBe(200);
    expect(
      (
        await tax.call(tax.reporter, virtualTax, 'pay', { ...cent, controlNumber: '994', amount: '0.02' })
      ).json(),
    ).toMatchObject({
      ...{ code: 'PAYMENT_EXCEEDS', title: 'The payment exceeds what is owed by 0.02 TZS' },
    });
    // What was paid too much of one period settles none of the others.
    expect((await tax.list()).totals).toMatchObject([{ balance: owedOfOthers.toFixed(2), credit: '20.01' }]);
    const after = await overdueTile();
    expect(before).toMatchObject({ tone: 'ALARM', link: { route: '/tax-reporting' } });
    expect((before?.count ?? 0) - (after?.count ?? 0)).toBe(1);
  });

  /** What the dashboard says of taxes that are not paid in time. */
  async function overdueTile(): Promise<Tile | undefined> {
    const answer = await tax.reporter('GET', '/api/Dashboard/tiles', { brand: 'alder' });
    return answer.json<{ items: Tile[] }>().items.find(({ id }) => id === 'TAX_OVERDUE');
  }

  test('a repeated payment under one key is recorded once', async () => {
    await tax.turn();
    await tax.close(virtualTax);
    const payment = { controlNumber: '991', paidAt: '2026-04-07T08:00:00Z', amount: '700', bankRef: 'B-1' };
    const key = { 'idempotency-key': 'pay-once' };

    const [first, second] = [
      await tax.call(tax.reporter, virtualTax, 'pay', payment, key),
      await tax.call(tax.reporter, virtualTax, 'pay', payment, key),
    ];

    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect((await tax.detail(virtualTax)).payments).toHaveLength(1);
  });

  test('a reopened period is restated: version 2, the first one kept, and never carried after that', async () => {
    await tax.turn();
    await tax.close(sportsTax);
    await givenLateBet(tax.store, '2026-04-10T08:01:30Z');
    tax.code();
    const { revision } = await tax.detail(sportsTax);
    const reason = 'The source corrected 10 March';
    await tax.call(tax.reporter, sportsTax, 'reopen', { reason }, { 'if-match': `"${revision}"` });
    expect((await tax.confirm(sportsTax)).json()).toMatchObject({ state: 'REOPENED', version: 1 });

    const reopened = await tax.detail(sportsTax);
    expect(reopened.correction).toMatchObject({ method: 'RESTATE' });
    const headers = { 'if-match': `"${reopened.revision}"` };
    const carried = await tax.call(tax.reporter, sportsTax, 'amend', { reason, method: 'CARRY' }, headers);
    expect(carried.json()).toMatchObject({ status: 409, code: 'CORRECTION_REFUSED' });
    const warnings = reopened.checks.map(({ id }) => ({ id, reason: 'As before' }));
    await tax.call(tax.reporter, sportsTax, 'amend', { reason, warnings }, headers);
    const amended = (await tax.confirm(sportsTax)).json();

    expect(amended).toMatchObject({
      state: 'AMENDED',
      version: 2,
      tax: '22355.00',
      versions: [{ version: 0 }, { version: 1, tax: '21355.00' }, { version: 2, tax: '22355.00' }],
      late: { records: 0 },
    });
    const first = await tax.viewer('GET', `/api/TaxReporting/periods/${sportsTax}/workingPaper`, {
      brand: 'alder',
      query: { version: '1' },
    });
    expect(first.json()).toMatchObject({ version: 1, tax: '21355.00' });
    expect(first.json<{ checks: { ok: boolean }[] }>().checks.every(({ ok }) => ok)).toBe(true);
  });

  test.each([
    ['acknowledged', 'ACKNOWLEDGED'],
    ['filed by hand at a portal', 'FILED_BY_HAND'],
  ])(
    'a period is filed by itself when the report that declares it is %s, and only by that',
    async (_, state) => {
      const lineOf = (baseAmount: string, amount: string) => ({
        ...{ ruleId: 'TZ.GGT.SPORTS.2018-07-01', baseAmount, tax: amount },
      });
      const report = (id: string, line: object, changes: Record<string, string>) =>
        actForAllBrands(async () => {
          await tax.store.query(
            `insert into report_content (id, brand_id, family, definition, columns, totals, meta, checks, row_count,
             currency, content_hash, created_at, tax)
           values ($1, 'alder', 'ONLINE', '{}', '[]', '{}', '{}', '[]', 0, 'TZS', 'hash', '2026-04-03', cast($2 as json))`,
            [`cnt-${id}`, JSON.stringify([line])],
          );
          await insert(tax.store, 'report', {
            ...{ id, brand_id: 'alder', family: 'ONLINE', type: 'TZ_SPORTS_MONTHLY', title: 'Sports' },
            ...{ period_from: '2026-03-01', period_to: '2026-03-31', basis: 'PLACED_PAID', version: 1 },
            ...{ state, figure_status: 'FINAL', content_id: `cnt-${id}`, ack_ref: 'TRA-77' },
            ...{ prepared_by: 'u_reporter', prepared_at: '2026-04-03T00:00:00Z' },
            ...changes,
          });
        });
      const right = lineOf('85421.00', '21355.00');
      await tax.turn();
      await tax.close(sportsTax);
      await tax.close(sportsWithholding);
      await report('rep-april', right, { period_from: '2026-04-01', period_to: '2026-04-30' });
      await report('rep-march', lineOf('85420.00', '21355.00'), { state: 'SENT' });
      expect((await tax.turn()).filed).toEqual([]);
      await tax.sql(`update report set state = '${state}' where id = 'rep-march'`);
      expect((await tax.turn()).filed).toEqual([]);
      // Nor by hand, while the authority has other figures.
      expect((await tax.call(tax.approver, sportsTax, 'file', { ackRef: 'ANY' })).json()).toMatchObject({
        status: 422,
        code: 'INVARIANT_FAILED',
      });

      await tax.sql(
        `update report_content set tax = '${JSON.stringify([right])}' where id = 'cnt-rep-march'`,
      );

      expect((await tax.turn()).filed).toEqual([sportsTax]);
      expect(await tax.detail(sportsTax)).toMatchObject({ state: 'FILED', ackRef: 'TRA-77' });
      expect((await tax.detail(sportsWithholding)).state).toBe('CLOSED');
    },
  );

  test('with nothing owed a filed period is paid', async () => {
    await tax.turn();
    const nil = 'alder~TZ~TRA~WHT~VIRTUAL~2026-03-01~2026-03-31';
    await tax.close(nil);

    const filed = await tax.call(tax.approver, nil, 'file', { ackRef: 'TRA-0' });

    expect(filed.json()).toMatchObject({ state: 'PAID', payable: '0.00', balance: '0.00' });
  });

  test('of two confirmations at once one counts @deep', async () => {
    const other = await tax.signIn({ role: 'approver', brandIds: ['alder'], id: 'u_second' });
    await givenOtpSecret(tax.store, 'u_second', otpSecret);
    await tax.turn();
    const { proposal } = await tax.proposeClose(virtualTax);
    const body = { proposalId: proposal!.id, contentHash: proposal!.contentHash, otp: tax.code() };

    const answers = await Promise.all([
      tax.call(tax.approver, virtualTax, 'confirm', body),
      tax.call(other, virtualTax, 'confirm', body),
    ]);

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await tax.detail(virtualTax)).steps.filter(({ to }) => to === 'CLOSED')).toHaveLength(1);
  });

  test('a simulation by other rules is hypothetical and leaves no trace', async () => {
    await tax.turn();
    const before = await tax.detail(virtualTax);
    const simulate = (body: Record<string, unknown>) => tax.call(tax.viewer, virtualTax, 'simulate', body);

    const changed = await simulate({ overrides: [{ ruleId: 'TZ.GGT.VIRTUAL.2021-07-01', rate: '0.12' }] });
    expect(changed.json()).toMatchObject({ hypothetical: true, tax: '1440.00', taxDifference: '240.00' });
    expect((await simulate({})).json()).toMatchObject({ hypothetical: false, taxDifference: '0.00' });
    expect((await simulate({ ruleDate: '2026-03-15' })).json()).toMatchObject({
      hypothetical: true,
      tax: '1200.00',
    });
    expect((await simulate({ ruleDate: '2020-01-01' })).json()).toMatchObject({
      errors: [{ field: 'ruleDate', code: 'NO_RULE' }],
    });
    expect((await simulate({ overrides: [{ ruleId: 'NO.SUCH', rate: '0.1' }] })).json()).toMatchObject({
      errors: [{ field: 'overrides', code: 'DOES_NOT_FIT' }],
    });
    expect(await tax.detail(virtualTax)).toEqual(before);
  });

  test('other brands’ periods are not there, and a viewer changes nothing', async () => {
    await tax.turn();
    const outsider = await tax.signIn({ role: 'approver', brandIds: ['elm'], id: 'u_elm' });
    const path = `/api/TaxReporting/periods/${sportsTax}`;

    for (const [method, end] of [
      ['GET', ''],
      ['GET', '/workingPaper'],
    ] as const) {
      expect((await outsider(method, `${path}${end}`, { brand: 'elm' })).statusCode).toBe(404);
      expect((await outsider(method, `${path}${end}`)).statusCode).toBe(404);
    }
    const foreign = await tax.reporter('POST', `${path}/close`, {
      brand: 'elm',
      body: {},
      headers: { 'if-match': '"1"' },
    });
    expect(foreign.statusCode).toBe(404);
    expect((await tax.call(tax.viewer, sportsTax, 'close', {})).statusCode).toBe(403);
    expect((await tax.call(tax.approver, sportsTax, 'close', {})).statusCode).toBe(403);
    expect(
      (
        await tax.call(tax.reporter, sportsTax, 'confirm', {
          proposalId: 'x',
          contentHash: 'x',
          otp: '123456',
        })
      ).statusCode,
    ).toBe(403);
    for (const id of [
      'nonsense',
      sportsTax.replace('2026-03-01', '2026-03-02'),
      'alder~TZ~TRA~GGT~BINGO~2026-03-01~2026-03-31',
    ]) {
      expect(
        (await tax.viewer('GET', `/api/TaxReporting/periods/${id}`, { brand: 'alder' })).statusCode,
      ).toBe(404);
    }
  });
});
