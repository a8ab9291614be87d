import type { TaxPeriod, TaxPeriodDetail } from '@tallyhouse/shared/contracts/tax-periods';
import { listDeadlines } from '../authorities/list-deadlines';
import { sumMoney } from '../../domain/money/money';
import { givenBet, givenSettlement, insert, insertLicence } from '../../figures/testing/given-facts';
import { actForAllBrands, actForBrands } from '../../store/brand-scope';
import { listLatePeriods } from './list-late';
import type { TestCaller } from '../../app/testing/test-app';
import { cedar, givenTaxApp, type TaxApp } from './testing/given-tax-app';
import { bothEngines } from '../../store/testing/on-engines';

const rowan = { ...cedar, id: 'rowan', name: 'Rowan' };
const quarter = 'cedar~GB~HMRC~RGD~REMOTE_GAMING~2026-01-01~2026-03-31';
const before = 'cedar~GB~HMRC~RGD~REMOTE_GAMING~2025-10-01~2025-12-31';
const running = 'cedar~GB~HMRC~RGD~REMOTE_GAMING~2026-04-01~2026-06-30';

describe.each(bothEngines({ isGuarded: true }))(
  'a company with two brands under one licence on %s',
  (engine, open) => {
    let tax: TaxApp;

    const play = async (brand: string, day: string, stake: string, payout: string) => {
      const of = { brand_id: brand, licence_id: 'gb-1', currency: 'GBP', product_id: 'game-1', day };
      const id = `${brand}-${day}`;
      await givenBet(tax.store, { ...of, record_id: id, stake, known_at: '2026-01-01T00:00:00Z' });
      await givenSettlement(tax.store, {
        ...{ ...of, bet_record_id: id, stake, payout, known_at: '2026-01-01T00:00:00Z' },
      });
    };

    beforeAll(async () => {
      tax = await givenTaxApp(await open(), [cedar, rowan]);
      await actForAllBrands(async () => {
        const company = { id: 'cedar', name: 'Cedar Gaming Ltd', country: 'GB', number: null };
        await insert(tax.store, 'legal_entity', company);
        const licence = { brand_id: 'cedar', authority: 'UKGC', products: 'CASINO_SLOTS' };
        await insertLicence(tax.store, { ...licence, id: 'gb-1' });
        await insert(tax.store, 'licence_brand', { brand_id: 'rowan', licence_id: 'gb-1' });
        // Rowan lost more than Cedar won in the quarter before: the company carries 30.
        await play('cedar', '2025-11-10', '100', '30');
        await play('rowan', '2025-11-11', '100', '200');
        await play('cedar', '2026-02-10', '1000.33', '0');
        await play('rowan', '2026-02-11', '500', '899.66');
      });
      await tax.turn();
    });
    afterAll(() => tax.app.close());

    const only = (brandIds: readonly string[], role: 'viewer' | 'reporter' = 'viewer') =>
      actForAllBrands(() => tax.signIn({ id: `u_${role}_${brandIds.join('_')}`, brandIds, role }));
    const get = async <T>(call: TestCaller, path: string, brand?: string) =>
      (await call('GET', `/api/TaxReporting/periods${path}`, brand === undefined ? {} : { brand })).json<T>();
    const gaming = (items: readonly TaxPeriod[]) =>
      items.filter(({ id }) => id.startsWith('cedar~') || id.startsWith('rowan~'));

    test('one period holds both: base and loss are the company’s, each brand’s part adds up to it', async () => {
      const { items } = await get<{ items: TaxPeriod[] }>(tax.viewer, '', undefined);
      expect(gaming(items).map(({ id }) => id)).toEqual([running, quarter, before]);

      const [open, now, earlier] = gaming(items);
      expect(open?.statusReasons).toEqual(['OPEN:2026-04-10']);
      // 1000.33 and −399.66 come to 600.67; 30 of the quarter before is taken off; 21 % is owed.
      expect(earlier).toMatchObject({ baseAmount: '-30.00', tax: '0.00', carriedForward: '30.00' });
      expect(now).toMatchObject({ baseAmount: '600.67', taxable: '570.67', tax: '119.84' });
      expect(now).toMatchObject({
        ...{ brandId: 'cedar', entity: { id: 'cedar', name: 'Cedar Gaming Ltd' } },
        brands: [
          { id: 'cedar', name: 'Cedar', baseAmount: '1000.33' },
          { id: 'rowan', name: 'Rowan', baseAmount: '-399.66' },
        ],
      });
      const shares = now?.brands?.map((part) => part.tax ?? '') ?? [];
      expect(sumMoney(shares)).toBe('119.84');
    });

    test('the brand view of either shows it to who may act for both', async () => {
      for (const brand of ['cedar', 'rowan']) {
        const { items } = await get<{ items: TaxPeriod[] }>(tax.viewer, '', brand);
        expect(gaming(items).map(({ id }) => id)).toEqual([running, quarter, before]);
        expect(await get(tax.viewer, `/${quarter}`, brand)).toMatchObject({ baseAmount: '600.67' });
      }
      expect(await get(tax.viewer, `/${quarter}`, 'alder')).toMatchObject({
        ...{ status: 404, brand: { id: 'cedar', name: cedar.name } },
      });
      // Half of the period is none that one could switch to.
      const half = await get(await only(['alder', 'cedar']), `/${quarter}`, 'alder');
      expect(half).toMatchObject({ status: 404 });
      expect(half).not.toHaveProperty('brand');
    });

    test('it is late for each of its brands, told to who may act for both', async () => {
      const lateFor = async (brand: typeof cedar, heldIds: readonly string[]) => {
        const late = await actForBrands([brand.id], () =>
          listLatePeriods(tax.store, { brands: [brand], heldIds, now: new Date('2026-05-05T08:00:00Z') }),
        );
        return late.map(({ id }) => id);
      };
      for (const brand of [cedar, rowan]) {
        expect(await lateFor(brand, ['alder', 'cedar', 'rowan'])).toEqual([quarter]);
        expect(await lateFor(brand, [brand.id])).toEqual([]);
      }
    });

    test('its working paper splits the base by brand', async () => {
      const paper = await get<{
        lines: { base: string; facts: Record<string, unknown>[] }[];
        checks: { ok: boolean }[];
      }>(tax.viewer, `/${quarter}/workingPaper?split=brand`, 'rowan');
      expect(paper.lines[0]?.facts).toMatchObject([
        { brandId: 'cedar', base: '1000.33' },
        { brandId: 'rowan', base: '-399.66' },
      ]);
      expect(paper.checks.filter(({ ok }) => !ok)).toEqual([]);
    });

    test.each([['cedar'], ['rowan']])(
      'who has %s alone is told that it is there, and no figure of it',
      async (brand) => {
        const viewer = await only([brand]);
        for (const shown of [undefined, brand]) {
          const list = await get<{ items: TaxPeriod[]; totals: unknown[] }>(viewer, '', shown);
          expect(list).toMatchObject({
            items: [],
            totals: [],
            spanning: [
              { id: before, otherBrands: 1 },
              { id: quarter, entity: { name: 'Cedar Gaming Ltd' }, otherBrands: 1 },
              { id: running, otherBrands: 1 },
            ],
          });
          expect(JSON.stringify(list)).not.toMatch(/600\.67|119\.84|1000\.33|399\.66|570\.67/);
        }
        for (const path of [`/${quarter}`, `/${quarter}/workingPaper`, `/${quarter}/register`]) {
          expect(await get(viewer, path, brand)).toMatchObject({
            ...{ status: 403, code: 'PERIOD_SPANS_BRANDS' },
            title: 'Cedar Gaming Ltd owes this tax for 1 brand to which you have no access, too',
          });
        }
        const reporter = await only([brand], 'reporter');
        for (const [step, body] of [
          ['simulate', {}],
          ['close', { warnings: [] }],
          ['pay', { controlNumber: '1', paidAt: '2026-04-01T00:00:00Z', amount: '1.00', bankRef: 'x' }],
        ] as const) {
          const headers = { 'if-match': '"1"' };
          const answer = await reporter('POST', `/api/TaxReporting/periods/${quarter}/${step}`, {
            brand,
            body,
            headers,
          });
          expect(answer.json()).toMatchObject({ status: 403, code: 'PERIOD_SPANS_BRANDS' });
        }
      },
    );

    test('to who acts for none of them it is not there', async () => {
      const other = await only(['alder']);
      expect(await get(other, `/${quarter}`)).toMatchObject({ status: 404 });
      expect(await get(other, '')).not.toHaveProperty('spanning');
    });

    test('it is closed once for both, and the audit of a brand holds no amount', async () => {
      await tax.close(before);
      // What comes late of both is told of both; here it makes no difference together.
      const late = { day: '2026-02-12', known_at: tax.now().toISOString() };
      await actForAllBrands(async () => {
        const of = { ...late, licence_id: 'gb-1', currency: 'GBP', product_id: 'game-1', stake: '10' };
        await givenSettlement(tax.store, { ...of, brand_id: 'cedar', payout: '20', record_id: 'late-1' });
        await givenSettlement(tax.store, { ...of, brand_id: 'rowan', payout: '0', record_id: 'late-2' });
      });
      tax.code();
      const closed = await tax.close(quarter);
      expect(closed).toMatchObject({
        state: 'CLOSED',
        tax: '119.84',
        brands: [{ id: 'cedar' }, { id: 'rowan' }],
      });
      const changes = await get<{ causes: unknown; items: unknown[] }>(
        tax.viewer,
        `/${quarter}/changes?from=0`,
        'cedar',
      );
      expect(changes.causes).toEqual([{ cause: 'LATE', records: 2, base: '0.00', tax: '0.00' }]);
      expect(changes.items).toMatchObject([
        { recordId: 'late-1', change: '-10.00' },
        { recordId: 'late-2', change: '10.00' },
      ]);
      await tax.call(tax.approver, quarter, 'file', { ackRef: 'HMRC-1' });
      const payment = {
        controlNumber: 'C1',
        paidAt: '2026-04-09T00:00:00Z',
        amount: '119.84',
        bankRef: 'B1',
      };
      const paid = await tax.call(tax.reporter, quarter, 'pay', { ...payment, penalties: '0.00' });
      expect(paid.json<TaxPeriodDetail>()).toMatchObject({ state: 'PAID', balance: '0.00' });

      const audit = await tax.sql(
        `select cast(detail as varchar) as "detail" from audit_event where object_id = '${quarter}'`,
      );
      expect(audit.length).toBeGreaterThan(4);
      expect(JSON.stringify(audit)).not.toMatch(/119\.84|600\.67/);
    });

    test('its payment is reversed by who acts for both alone, and the audit of a brand holds no amount', async () => {
      const { revision, payments } = await tax.detail(quarter);
      const body = { paymentId: payments[0]!.id, reason: 'Typed twice' };
      const headers = { 'if-match': `"${revision}"` };
      const ofCedar = { id: 'u_cedar_pays', brandIds: ['cedar'], role: 'reporter' } as const;
      const ofOne = await actForAllBrands(() => tax.signIn(ofCedar));
      const path = `/api/TaxReporting/periods/${quarter}/reversePayment`;
      const refused = await ofOne('POST', path, { brand: 'cedar', body, headers });
      expect(refused.json()).toMatchObject({ status: 403, code: 'PERIOD_SPANS_BRANDS' });

      const reversed = await tax.call(tax.reporter, quarter, 'reversePayment', body, headers);

      expect(reversed.json()).toMatchObject({ state: 'FILED', balance: '119.84' });
      const audit = await tax.sql(
        `select cast(detail as varchar) as "detail" from audit_event where action = 'TAX_PAYMENT_REVERSED'`,
      );
      expect(audit).toHaveLength(1);
      expect(JSON.stringify(audit)).not.toMatch(/119\.84/);
      const payment = { paidAt: '2026-04-09T00:00:00Z', amount: '119.84', bankRef: 'B1' };
      const again = await tax.call(tax.reporter, quarter, 'pay', { ...payment, controlNumber: 'C1' });
      expect(again.json()).toMatchObject({ state: 'PAID' });
    });

    test('the log of calls keeps none of it under one of the brands', async () => {
      const read = () =>
        tax.sql(
          `select distinct path as "path", brand_id as "brandId", actor_id as "actorId" from api_call where path like '/api/TaxReporting/%' and status = 200`,
        );
      await tax.detail(quarter);
      const readTelling = async () =>
        (await read()).filter(
          ({ path, actorId }) => String(path).includes('cedar~') || actorId === 'u_viewer',
        );
      let tells = await readTelling();
      while (tells.length < 2) {
        await new Promise((done) => setTimeout(done, 100));
        tells = await readTelling();
      }
      expect(tells.filter(({ brandId }) => brandId !== null)).toEqual([]);
    });

    test('its deadline stands once, under the first brand, and is met by the one period', async () => {
      const asked = { from: '2026-04-01', to: '2026-04-30', now: new Date('2026-04-10T00:00:00Z') };
      const deadlines = await actForAllBrands(() => listDeadlines(tax.store, ['cedar', 'rowan'], asked));
      const returns = deadlines.filter(({ obligationCode }) => obligationCode === 'RGD-RETURN');
      expect(returns).toMatchObject([{ brandId: 'cedar', licenceId: 'gb-1', state: 'DONE' }]);
      // A correction under way does not undo what was filed and paid.
      const stateWhile = async (change: string) => {
        await tax.store.query(`update tax_period set ${change} where code = 'RGD'`);
        const now = await actForAllBrands(() => listDeadlines(tax.store, ['cedar', 'rowan'], asked));
        return now.find(({ obligationCode }) => obligationCode === 'RGD-RETURN')?.state;
      };
      expect(await actForAllBrands(() => stateWhile(`reopened_from = state, state = 'REOPENED'`))).toBe(
        'DONE',
      );
      await actForAllBrands(() => stateWhile(`state = reopened_from, reopened_from = null`));
      // The regulator's return is of both too.
      const ofRegulator = deadlines.filter(({ obligationCode }) => obligationCode === 'REGULATORY-RETURN');
      const owner = {
        ...{ entity: { id: 'cedar', name: 'Cedar Gaming Ltd' }, licenceNumber: '1' },
        brands: [
          { id: 'cedar', name: 'Cedar' },
          { id: 'rowan', name: 'Rowan' },
        ],
        otherBrands: 0,
      };
      expect(ofRegulator).toMatchObject([{ brandId: 'cedar', reportType: 'GB_QUARTERLY', owner }]);
      // A tax is the company's, whichever licence it is under.
      expect(returns).toMatchObject([{ owner: { ...owner, licenceNumber: null } }]);
      // Who acts for Cedar alone is told how many others there are.
      const ofOne = await actForAllBrands(() => listDeadlines(tax.store, ['cedar'], asked));
      expect(ofOne[0]?.owner).toMatchObject({ brands: [{ id: 'cedar' }], otherBrands: 1 });
      // Each of them finds it.
      const ofOther = await actForBrands(['rowan'], () => listDeadlines(tax.store, ['rowan'], asked));
      expect(ofOther.map(({ id, state }) => [id, state])).toEqual(ofOne.map(({ id, state }) => [id, state]));
    });

    if (engine === 'duckdb') return;

    test('row-level security holds the same, whatever a statement asks', async () => {
      const seen = (brandIds: string[]) =>
        actForBrands(brandIds, async () => {
          const counts: number[] = [];
          for (const table of ['tax_period', 'tax_period_version', 'tax_period_step', 'tax_payment']) {
            const rows = await tax.store.query<{ n: number }>(
              `select count(*) as "n" from ${table} where brand_id = 'cedar'`,
            );
            counts.push(Number(rows[0]?.n));
          }
          return counts;
        });
      expect(await seen(['cedar'])).toEqual([0, 0, 0, 0]);
      expect(await seen(['rowan'])).toEqual([0, 0, 0, 0]);
      expect((await seen(['cedar', 'rowan'])).every((n) => n > 0)).toBe(true);
    });
  },
);
