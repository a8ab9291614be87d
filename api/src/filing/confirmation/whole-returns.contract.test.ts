import type { ConfirmationItem } from '@tallyhouse/shared/contracts/confirmation-items';
import type { ReportHeader, Simulation } from '@tallyhouse/shared/contracts/reports';
import type { TestCaller } from '../../app/testing/test-app';
import { sumMoney } from '../../domain/money/money';
import { givenBet, givenSettlement, insert, insertLicence } from '../../figures/testing/given-facts';
import { readSubmission } from '../../reporting/payloads/queries/submission-row';
import { actForAllBrands, actForBrands } from '../../store/brand-scope';
import { readUser } from '../../platform/auth/read-session';
import { wordsOfFile } from '../../reporting/export-files/words/file-words';
import { inSourceBrands, openSource } from '../exports/export-source';
import { deliverNext } from './delivery/deliver-next';
import { createFakeAuthority } from './testing/fake-authority';
import { listDeadlines } from '../authorities/list-deadlines';
import { birch, givenTaxApp, type TaxApp } from '../tax-periods/testing/given-tax-app';
import { bothEngines } from '../../store/testing/on-engines';

const larch = { ...birch, id: 'larch', name: 'Larch' };
const march = { from: '2026-03-01', to: '2026-03-31' };
const order = { type: 'DK_MONTHLY', period: march };
const taxPeriod = 'birch~DK~Skattestyrelsen~SPA~ONLINE_CASINO~2026-03-01~2026-03-31';

describe.each(bothEngines({ isGuarded: true }))(
  'the return of a licence that covers two brands, on %s',
  (engine, open) => {
    let tax: TaxApp;
    let kept: ReportHeader;

    const play = (brand: string, id: string, stake: string, payout: string) =>
      actForAllBrands(async () => {
        const of = { brand_id: brand, licence_id: 'dk', currency: 'DKK', product_id: 'game-1' };
        const at = { ...of, day: '2026-03-10', known_at: tax.now().toISOString() };
        await givenBet(tax.store, { ...at, record_id: id, stake });
        await givenSettlement(tax.store, { ...at, bet_record_id: id, stake, payout });
      });
    const simulate = (call: TestCaller, brand: string) =>
      call('POST', '/api/OnlineReports/simulation', { brand, body: order });
    const prepare = async (brand: string) => {
      const { simulationId } = (await simulate(tax.reporter, brand)).json<Simulation>();
      const asked = { brand, body: { simulationId } };
      return (await tax.reporter('POST', '/api/DoubleConfirmation/prepare', asked)).json<ReportHeader>();
    };
    const only = (brandIds: readonly string[], role: 'viewer' | 'reporter' | 'approver' = 'reporter') =>
      actForAllBrands(() => tax.signIn({ id: `u_${role}_${brandIds.join('_')}`, brandIds, role }));
    const deadline = async () => {
      const range = { from: '2026-04-01', to: '2026-04-30', now: tax.now() };
      const all = await actForAllBrands(() => listDeadlines(tax.store, ['birch', 'larch'], range));
      return all.filter(({ reportType }) => reportType === order.type);
    };

    beforeAll(async () => {
      tax = await givenTaxApp(await open(), [birch, larch]);
      await actForAllBrands(async () => {
        await insert(tax.store, 'legal_entity', {
          id: 'birch',
          name: 'Nordic ApS',
          country: 'DK',
          number: null,
        });
        const licence = { id: 'dk', brand_id: 'birch', authority: 'DGA', products: 'CASINO_SLOTS' };
        await insertLicence(tax.store, { ...licence, entity_id: 'birch' });
        await insert(tax.store, 'licence_brand', { brand_id: 'larch', licence_id: 'dk' });
      });
      // Both sources number their records alike.
      await play('birch', 'b-1', '1000.33', '0');
      await play('larch', 'b-1', '500', '899.66');
    });
    afterAll(() => tax.app.close());

    test('is one, whichever brand it is prepared for: the sum of its brands, which it tells apart', async () => {
      expect(await deadline()).toMatchObject([{ brandId: 'birch', reportType: order.type, reportId: null }]);
      const simulation = (await simulate(tax.reporter, 'larch')).json<Simulation>();
      expect(simulation).toMatchObject({ totals: { ggr: '600.67' }, currency: 'DKK' });
      expect(simulation.columns.map(({ field }) => field)).toContain('brand');
      const failed = simulation.checks.filter(({ ok, severity }) => !ok && severity === 'ERROR');
      expect(failed).toEqual([]);

      kept = await prepare('larch');
      expect(kept).toMatchObject({ version: 1, ggr: '600.67', brandIds: ['birch', 'larch'] });
      const again = await prepare('birch');
      expect(again).toMatchObject({ version: 2, replaces: kept.id, contentHash: kept.contentHash });
      kept = again;
      for (const brand of ['birch', 'larch']) {
        const body = { reportId: kept.id, groupBy: ['brand'], sort: [{ field: 'brand', dir: 'asc' }] };
        const rows = await tax.viewer('POST', '/api/OnlineReports/lastReportDetails2', { brand, body });
        expect(rows.json()).toMatchObject({
          items: [
            { values: { brand: 'birch', ggr: '1000.33' } },
            { values: { brand: 'larch', ggr: '-399.66' } },
          ],
          totals: { ggr: '600.67' },
        });
      }
    });

    test('states the base and tax of the tax period, to the cent', async () => {
      const period = await tax.viewer('GET', `/api/TaxReporting/periods/${taxPeriod}`, { brand: 'larch' });
      const {
        baseAmount,
        tax: owed,
        brands,
      } = period.json<{ baseAmount: string; tax: string; brands: { baseAmount: string }[] }>();
      expect({ ggr: kept.ggr, tax: kept.tax }).toEqual({ ggr: baseAmount, tax: owed });
      expect(sumMoney(brands.map((one) => one.baseAmount))).toBe(kept.ggr);
    });

    test('is exported with the names of its brands, and opened down to the records of one', async () => {
      const rows = await actForAllBrands(async () => {
        const user = await readUser(tax.store, 'u_reporter', tax.now());
        const brand = user?.brands.find(({ id }) => id === 'larch');
        if (user === undefined || brand === undefined) throw new Error('there is no such user');
        const source = { kind: 'report', channel: 'ONLINE', reportId: kept.id } as const;
        const { signal } = new AbortController();
        const words = wordsOfFile('csv', 'en');
        const order = { store: tax.store, user, brand, orderedAt: tax.now(), signal, words };
        const none = () => Promise.reject(new Error('nobody asks for it'));
        return inSourceBrands(source, order, async (context) => {
          const {
            columns,
            head,
            rows: read,
          } = await openSource(source, context, { alerts: none, 'api-calls': none });
          const all: unknown[] = [];
          for await (const row of read({})) all.push(row);
          return { labels: columns.find(({ field }) => field === 'brand')?.labels, head, count: all.length };
        });
      });
      expect(rows).toMatchObject({ labels: { birch: 'Birch', larch: 'Larch' }, count: 2 });
      expect(rows.head).toContainEqual(['Brand', 'Birch, Larch']);

      const body = { reportId: kept.id, include: ['lineage'], groupBy: ['brand'] };
      const view = await tax.viewer('POST', '/api/OnlineReports/lastReportDetails2', {
        brand: 'larch',
        body,
      });
      const { items } = view.json<{
        items: { values: { brand: string }; lineage: { drillToken: string } }[];
      }>();
      const token = items.find(({ values }) => values.brand === 'larch')?.lineage.drillToken ?? '';
      const query = { token, measure: 'ggr' };
      const opened = await tax.viewer('GET', '/api/Drill', { brand: 'larch', query });
      expect(opened.json()).toMatchObject({ value: '-399.66', facts: 1 });
      const alone = await only(['larch'], 'viewer');
      expect((await alone('GET', '/api/Drill', { brand: 'larch', query })).json()).not.toHaveProperty(
        'value',
      );
    });

    test('is found from each of its brands, and once in the group', async () => {
      for (const asked of [{ brand: 'birch' }, { brand: 'larch' }, {}]) {
        const list = await tax.viewer('GET', '/api/OnlineReports', asked);
        expect(list.json()).toMatchObject({ items: [{ id: kept.id }], totalCount: 1 });
        const query = { id: kept.id };
        const detail = await tax.viewer('GET', '/api/OnlineReports/reportbyid', { ...asked, query });
        expect(detail.json()).toMatchObject({
          report: { id: kept.id },
          versions: [{ version: 2 }, { version: 1 }],
        });
      }
      for (const brand of ['birch', 'larch']) {
        const body = { type: order.type };
        const rows = await tax.reporter('POST', '/api/OnlineReports/lastReportDetails2', { brand, body });
        expect(rows.json()).toMatchObject({ report: { id: kept.id } });
        const zip = await tax.reporter('GET', '/api/OnlineReports/lastreports', { brand });
        expect(zip.rawPayload.includes(`reports/${kept.id}.json`)).toBe(true);
      }
      expect((await tax.viewer('GET', '/api/OnlineReports', { brand: 'alder' })).json()).toMatchObject({
        totalCount: 0,
      });
    });

    test.each([['birch'], ['larch']])(
      'who has %s alone neither prepares nor sees it, and is told why',
      async (brand) => {
        const reporter = await only([brand]);
        const refused = { status: 403, code: 'RETURN_SPANS_BRANDS' };
        expect((await simulate(reporter, brand)).json()).toMatchObject({
          ...refused,
          title: 'Nordic ApS files this return for 1 brand to which you have no access, too',
        });
        const { id } = kept;
        const calls = [
          await reporter('GET', '/api/OnlineReports/reportbyid', { brand, query: { id } }),
          await reporter('POST', '/api/OnlineReports/lastReportDetails2', { brand, body: { reportId: id } }),
          await reporter('GET', `/api/DoubleConfirmation/${id}`, { brand }),
          await reporter('POST', `/api/DoubleConfirmation/${id}/submit`, { brand }),
          await reporter('DELETE', `/api/OnlineReports/${id}`, { brand }),
        ];
        for (const answer of calls) {
          expect(answer.json()).toMatchObject(refused);
          expect(answer.body).not.toMatch(/600\.67|1000\.33|399\.66/);
        }
        for (const path of ['/api/OnlineReports', '/api/DoubleConfirmation', '/api/Report/status-reports']) {
          expect((await reporter('GET', path, { brand })).json()).toMatchObject({ totalCount: 0 });
        }
      },
    );

    test('differs from a tax period that was closed: handing it over names both figures', async () => {
      await tax.turn();
      await tax.close(taxPeriod);
      await play('larch', 'late', '10', '0');
      const newer = await prepare('larch');
      const answer = await tax.reporter('POST', `/api/DoubleConfirmation/${newer.id}/submit`, {
        brand: 'birch',
      });
      expect(answer.json()).toMatchObject({
        ...{ status: 422, code: 'INVARIANT_FAILED' },
        detail: expect.stringMatching(/base of 610\.67.*closed with 600\.67/) as string,
      });
      await play('larch', 'late-2', '0', '10');
      kept = await prepare('birch');
      expect(kept).toMatchObject({ replaces: newer.id, ggr: '600.67' });
    });

    test('is submitted and confirmed for both at once, and so is its deadline', async () => {
      const { id } = kept;
      const submitted = await tax.reporter('POST', `/api/DoubleConfirmation/${id}/submit`, {
        brand: 'larch',
      });
      expect(submitted.json<ConfirmationItem>()).toMatchObject({ report: { state: 'PENDING_CONFIRMATION' } });
      // The figures of either brand would tell the second person the total.
      const withheld = await tax.approver('GET', '/api/OnlineReports', { brand: 'larch' });
      expect(withheld.json()).toMatchObject({ items: [{ id, ggr: null, withheld: 'PENDING_CONFIRMATION' }] });

      const frozen = await actForAllBrands(() => readSubmission(tax.store, id));
      const { payloadHash = '', controlField = '', controlTotal, warnings = [] } = frozen ?? {};
      const body = {
        ...{ payloadHash, controlTotals: { [controlField]: controlTotal }, otp: tax.code() },
        warnings: warnings.map((warning) => ({ id: warning.id, reason: 'Looked into it.' })),
        nonFinalReason: 'Nothing more will come.',
      };
      const alone = await only(['birch'], 'approver');
      const path = `/api/DoubleConfirmation/${id}/confirm`;
      expect((await alone('POST', path, { brand: 'birch', body })).json()).toMatchObject({
        code: 'RETURN_SPANS_BRANDS',
      });
      expect((await tax.approver('POST', path, { brand: 'birch', body })).json()).toMatchObject({
        report: { id, state: 'CONFIRMED' },
      });
      const payload = await tax.approver('GET', `/api/DoubleConfirmation/${id}/payload`, { brand: 'larch' });
      expect(payload.body).toMatch(/birch[\s\S]*larch/);

      const gateway = createFakeAuthority();
      await actForAllBrands(() => deliverNext({ store: tax.store, gateway, clock: tax.now }));
      expect(gateway.kept.size).toBe(1);
      const [done] = await deadline();
      expect(done).toMatchObject({ reportId: id, reportState: 'ACCEPTED', state: 'DONE' });
      // Its page: with the return for who acts for both, with how far it is for who acts for one.
      const query = { id: done?.id ?? '' };
      const whole = await tax.viewer('GET', '/api/Authorities/filing', { brand: 'birch', query });
      expect(whole.json()).toMatchObject({
        return: { id },
        receipts: [{ outcome: 'ACCEPTED' }],
        mismatches: [],
      });
      expect(
        (await tax.viewer('GET', '/api/Authorities/filing', { brand: 'larch', query })).json(),
      ).toMatchObject({ return: { id } });
      const other = await only(['larch'], 'approver');
      for (const [brand, approver] of [
        ['birch', alone],
        ['larch', other],
      ] as const) {
        const part = await approver('GET', '/api/Authorities/filing', { brand, query });
        expect(part.json()).toMatchObject({
          deadline: { reportState: 'ACCEPTED', owner: { otherBrands: 1 } },
          ...{ return: null, taxPeriods: [], receipts: [] },
        });
        expect(part.body).not.toMatch(/600\.67|1000\.33|399\.66/);
      }
    });

    if (engine === 'duckdb') return;

    test('is hidden by row-level security from who acts for one of them', async () => {
      const seen = (brandIds: string[]) =>
        actForBrands(brandIds, async () => {
          const counts: number[] = [];
          for (const table of [
            'report',
            'report_content',
            'report_submission',
            'report_payload',
            'simulation',
          ]) {
            const [row] = await tax.store.query<{ n: number }>(
              `select count(*) as "n" from ${table} where brand_id = 'birch'`,
            );
            counts.push(Number(row?.n));
          }
          return counts;
        });
      expect(await seen(['birch'])).toEqual([0, 0, 0, 0, 0]);
      expect((await seen(['birch', 'larch'])).every((n) => n > 0)).toBe(true);
    });
  },
);
