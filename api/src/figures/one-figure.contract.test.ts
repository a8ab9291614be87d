import { addDays } from '../domain/periods/calendar';
import Big from 'big.js';
import fc from 'fast-check';
import Papa from 'papaparse';
import type { Job } from '@tallyhouse/shared/contracts/jobs';
import type { Tile } from '@tallyhouse/shared/contracts/dashboard-tiles';
import type { Basis, Channel, Day, Instant, Period } from '@tallyhouse/shared/contracts/scalars';
import type { CallAnswer } from '@tallyhouse/shared/contracts/remote';
import type { listPlayers } from '@tallyhouse/shared/contracts/total-players';
import { withPlayers, type FiguresTold } from '@tallyhouse/shared/contracts/with-players';
import { loadReferenceData } from '../facts/loads/reference-data';
import { readDirectTotals } from '../reporting/reports/queries/read-direct-totals';
import { actForAllBrands } from '../store/brand-scope';
import { openStore } from '../store/open-store';
import type { Store } from '../store/store';
import { givenPostgres, type GivenPostgres } from '../store/testing/given-postgres';
import { openEmbeddedStore } from '../store/testing/open-test-store';
import { cases } from '../app/testing/depth';
import { startTestApp, type TestApp, type TestCaller } from '../app/testing/test-app';
import {
  baobabLoads,
  daysOfLoads,
  loadAll,
  loadings,
  oakAndBaobab,
  oakLoads,
  type LoadedBrand,
} from './testing/random-loads';
import { onEngines } from '../store/testing/on-engines';
import { emptyBook } from './testing/empty-book';

jest.setTimeout(600_000);

// After the last call that loads.
const now = '2026-04-02T12:00:00.000Z';
const { from, to } = daysOfLoads;
const bases = ['PLACED', 'SETTLED', 'PAID', 'PLACED_PAID'] as const;
/** Of measures that a call and the control know, by the names of the control. */
interface Figures {
  readonly stakes?: string | null;
  readonly voids?: string | null;
  readonly winnings?: string | null;
  readonly ggr?: string | null;
}
type Rows = readonly Readonly<Record<string, unknown>>[];

const amountOf = (value: unknown): string => {
  // A file leaves empty what an answer says as null.
  if (value === '') return '0';
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return '0';
  throw new TypeError(`no amount: ${JSON.stringify(value)}`);
};
const sumOf = (rows: Rows, ...names: readonly string[]) =>
  names
    .flatMap((name) => rows.map((row) => amountOf(row[name])))
    .reduce((sum, amount) => sum.plus(amount), new Big(0))
    .toFixed(2);
const less = (amount: string, ...others: readonly string[]) =>
  others.reduce((rest, other) => rest.minus(other), new Big(amount)).toFixed(2);

describe.each(onEngines([['duckdb'], ['postgres']]))(
  'one question has one answer, whichever call is asked, on %s',
  (engine) => {
    let postgres: GivenPostgres | undefined;
    let store: Store;
    let app: TestApp;
    let reporter: TestCaller;

    beforeAll(async () => {
      if (engine === 'postgres') postgres = await givenPostgres();
      store =
        postgres === undefined
          ? await openEmbeddedStore()
          : await openStore({ dataDir: '', databaseUrl: postgres.url });
      await actForAllBrands(() => loadReferenceData(store, oakAndBaobab));
      app = await startTestApp(store, { now });
      reporter = await app.signIn({ role: 'reporter', brandIds: '*' });
    });
    afterAll(async () => {
      await app.close();
      await postgres?.stop();
    });

    function empty(): Promise<void> {
      // The server closes periods softly that are over, and pins the figures of the book before.
      return emptyBook(store, ['tax_period_step', 'tax_period_version', 'tax_period']);
    }

    async function ask<T>(
      path: string,
      brand: string,
      query: Record<string, string | string[]> = {},
      body?: object,
    ): Promise<T> {
      const answer = await reporter(body === undefined ? 'GET' : 'POST', path, {
        brand,
        query,
        ...(body !== undefined && { body }),
      });
      if (answer.statusCode >= 300) throw new Error(`${path} answered ${answer.statusCode}: ${answer.body}`);
      return answer.json<T>();
    }

    /** The control: the facts themselves, added up by a query of its own. */
    async function control(
      brandId: string,
      basis: Basis,
      part: { asOf?: Instant; channels?: readonly Channel[]; day?: Day; days?: Period } = {},
    ): Promise<
      Required<Figures> & { readonly stakes: string; readonly voids: string; readonly winnings: string }
    > {
      const { asOf = now, channels = ['ONLINE', 'RETAIL'], day } = part;
      const { days = day === undefined ? { from, to } : { from: day, to: day } } = part;
      const scope = {
        brandIds: [brandId],
        ...days,
        asOf,
        channels,
        basis,
        verticals: null,
        offers: null,
        picks: null,
      };
      const { stakes, voids, winnings } = await readDirectTotals(store, scope);
      const [s, v, w] = [stakes, voids, winnings].map((one) => new Big(one ?? '0').toFixed(2));
      return { stakes: s ?? '', voids: v ?? '', winnings: w ?? '', ggr: less(s ?? '0', v ?? '0', w ?? '0') };
    }

    const splits = ['channel', 'vertical', 'licence'] as const;

    /** Totals whole and split, by day, week and month, and the bridge between bases. */
    async function expectTotals(brand: string, asOf: Instant): Promise<void> {
      for (const basis of bases) {
        const direct = await control(brand, basis, { asOf });
        const stakesOf = basis === 'SETTLED' ? 'stakesSettled' : 'stakesPlaced';
        const expectRows = (what: string, rows: Rows) =>
          expect({
            what,
            ...(basis !== 'PAID' && { stakes: sumOf(rows, stakesOf) }),
            voids: sumOf(rows, 'voids'),
            winnings: sumOf(rows, 'winnings'),
          }).toEqual({
            what,
            ...(basis !== 'PAID' && { stakes: direct.stakes }),
            voids: direct.voids,
            winnings: direct.winnings,
          });
        for (const groupBy of [[], [...splits]]) {
          const query = { from, to, asOf, basis, groupBy };
          expectRows(
            `${basis} total by ${groupBy.join()}`,
            (await ask<{ items: Rows }>('/api/TotalReports', brand, query)).items,
          );
        }
        for (const granularity of ['day', 'week', 'month']) {
          const query = { from, to, asOf, basis, granularity };
          expectRows(
            `${basis} by ${granularity}`,
            (await ask<{ items: Rows }>('/api/SummaryReports', brand, query)).items,
          );
        }
      }
      const bridge = await ask<{ lines: readonly { code: string }[] }>('/api/TotalReports/bridge', brand, {
        ...{ from, to, asOf },
      });
      expect(bridge.lines.map(({ code }) => code)).not.toContain('UNEXPLAINED');
      expect(bridge).toMatchObject({
        start: (await control(brand, 'PLACED_PAID', { asOf })).ggr,
        end: (await control(brand, 'SETTLED', { asOf })).ggr,
      });
    }

    /** Figures that leave players for later, with the players asked for after them, are those that are told at once. */
    async function expectPlayers(brand: string, asOf: Instant): Promise<void> {
      const whole = { from, to, asOf };
      for (const [path, query] of [
        ['/api/TotalReports', { ...whole, groupBy: splits }],
        ...(['day', 'week', 'month'] as const).map(
          (granularity) => ['/api/SummaryReports', { ...whole, groupBy: ['vertical'], granularity }] as const,
        ),
      ] as const) {
        const { groupBy, ...rest } = query;
        const asked = { ...rest, groupBy: [...groupBy] };
        const figures = await ask<FiguresTold>(path, brand, { ...asked, players: 'later' });
        const known = figures.brands[0]?.meta.asOf ?? '';
        const players = await ask<CallAnswer<typeof listPlayers>>('/api/TotalReports/players', brand, {
          ...asked,
          asOf: known,
        });
        expect(withPlayers(figures, players)).toEqual(await ask(path, brand, asked));
      }
    }

    /** What agents, and shops of the brand's own, are paid for. */
    async function expectCommissions(brand: string): Promise<void> {
      const { totals } = await ask<{ totals: Record<string, unknown> }>(
        '/api/TotalReports/commissions',
        brand,
        { from, to },
      );
      const direct = await control(brand, 'SETTLED', { channels: ['RETAIL'] });
      expect({ netStakes: sumOf([totals], 'netStakes'), ggr: sumOf([totals], 'ggr') }).toEqual({
        netStakes: less(direct.stakes, direct.voids),
        ggr: direct.ggr,
      });
    }

    /** Files: their rows added up, and their last line. */
    async function expectExports(brand: string): Promise<void> {
      const query = { from, to, basis: 'SETTLED' };
      const shops = { from, to, level: 'branch', payouts: 'selling' };
      const everywhere = { channels: ['ONLINE', 'RETAIL'], voids: ['Voids'], winnings: 'Winnings' } as const;
      const inShops = {
        channels: ['RETAIL'],
        voids: ['Cancelled', 'Other voids'],
        winnings: 'Winnings due',
      } as const;
      for (const [source, { channels, voids, winnings }] of [
        [{ kind: 'totals', query: { ...query, groupBy: ['vertical'] } }, everywhere],
        [{ kind: 'summaries', query: { ...query, granularity: 'day' } }, everywhere],
        [{ kind: 'retail-figures', query: shops }, inShops],
      ] as const) {
        const direct = await control(brand, 'SETTLED', { channels });
        const { rows, total } = await exported(brand, source);
        for (const [what, records] of Object.entries({ rows, total: [total] }))
          expect({
            ...{ kind: source.kind, what },
            voids: sumOf(records, ...voids),
            winnings: sumOf(records, winnings),
            ggr: sumOf(records, 'Gross gaming revenue'),
          }).toEqual({
            ...{ kind: source.kind, what },
            ...{ voids: direct.voids, winnings: direct.winnings, ggr: direct.ggr },
          });
      }
    }

    /** Rows of a csv by the titles of its columns, and its last line. */
    async function exported(
      brand: string,
      source: object,
    ): Promise<{ rows: Rows; total: Readonly<Record<string, unknown>> }> {
      let job = await ask<Job>('/api/Exports', brand, {}, { source, format: 'csv' });
      while (job.endedAt === null) {
        await new Promise((done) => setTimeout(done, 5));
        job = await ask<Job>(`/api/Jobs/${job.id}`, brand);
      }
      const file = await reporter('GET', `/api/Jobs/${job.id}/result`, { brand });
      const records = Papa.parse<string[]>(file.body, { skipEmptyLines: true }).data;
      const head = records.findIndex((record) => record.includes('Gross gaming revenue'));
      const titles = records[head] ?? [];
      const [total = {}, ...rows] = records
        .slice(head + 1)
        .map((record) => Object.fromEntries(titles.map((title, index) => [title, record[index]])))
        .toReversed();
      return { rows, total };
    }

    /** Shops at every level that adds up. */
    async function expectRetail(brand: string, asOf: Instant): Promise<void> {
      const part = { asOf, channels: ['RETAIL'] } as const;
      const settled = await control(brand, 'SETTLED', part);
      const placed = await control(brand, 'PLACED', part);
      const paid = await control(brand, 'PAID', part);
      for (const level of ['region', 'branch', 'terminal', 'cashier', 'ticket']) {
        const query = { from, to, asOf, level, payouts: 'selling', pageSize: '500' };
        const { items } = await ask<{ items: Rows }>('/api/RetailReports', brand, query);
        // Which till sold a ticket only its bet says, and some never come.
        const knowsPaid = level === 'region' || level === 'branch';
        expect({
          level,
          stakes: sumOf(items, 'stakes'),
          settled: sumOf(items, 'stakesSettled'),
          voids: sumOf(items, 'cancelled', 'voids'),
          winnings: sumOf(items, 'winnings'),
          ggr: sumOf(items, 'ggr'),
          ...(knowsPaid && { paid: sumOf(items, 'paid') }),
        }).toEqual({
          level,
          stakes: placed.stakes,
          settled: settled.stakes,
          voids: settled.voids,
          winnings: settled.winnings,
          ggr: settled.ggr,
          ...(knowsPaid && { paid: paid.winnings }),
        });
      }
    }

    /** What is behind a figure, by its day and by its records. */
    async function expectDrill(brand: string, asOf: Instant): Promise<void> {
      for (const basis of bases) {
        const direct = await control(brand, basis, { asOf });
        const cell = { brandId: brand, period: { from, to }, basis, asOf };
        const { token } = await ask<{ token: string }>('/api/Drill/open', brand, {}, cell);
        for (const measure of ['stakes', 'voids', 'winnings'] as const)
          for (const level of ['day', 'fact']) {
            const query = { token, measure, level, pageSize: '500' };
            const { value, groups, items } = await ask<{ value: string | null; groups: Rows; items: Rows }>(
              '/api/Drill',
              brand,
              query,
            );
            const parts = level === 'day' ? groups : items;
            expect([basis, measure, level, new Big(value ?? '0').toFixed(2)]).toEqual([
              basis,
              measure,
              level,
              direct[measure],
            ]);
            expect(sumOf(parts, 'value')).toBe(direct[measure]);
          }
      }
    }

    /** Reports of both families, as they would be kept; of shops none is made on payments alone. */
    async function expectReports(brand: string, asOf: Instant): Promise<void> {
      for (const [path, type, channel] of [
        ['/api/OnlineReports/simulation', 'ONLINE_DAILY', 'ONLINE'],
        ['/api/RetailReports/simulation', 'RETAIL_DAILY_PACK', 'RETAIL'],
      ] as const)
        for (const basis of bases.filter((one) => one !== 'PAID' || channel === 'ONLINE')) {
          const direct = await control(brand, basis, { asOf, channels: [channel] });
          const total = await ask<{ items: Rows }>('/api/TotalReports', brand, {
            from,
            to,
            asOf,
            basis,
            channel,
          });
          const order = {
            type,
            period: { from, to },
            basis,
            asOf,
            fields: ['day', 'bets', 'stakes', 'voids', 'winnings'],
          };
          const { totals } = await ask<{ totals: Record<string, unknown> }>(path, brand, {}, order);
          expect({
            type,
            basis,
            bets: totals['bets'],
            stakes: sumOf([totals], 'stakes'),
            voids: sumOf([totals], 'voids'),
            winnings: sumOf([totals], 'winnings'),
          }).toEqual({
            ...{ type, basis, bets: total.items.reduce((all, row) => all + Number(row['bets']), 0) },
            ...{ stakes: direct.stakes, voids: direct.voids, winnings: direct.winnings },
          });
        }
    }

    /** The dashboard and the reconciliation tell what is known now. */
    async function expectToday(brand: string): Promise<void> {
      const { daily, openBets, meta } = await ask<{
        daily: readonly { day: Day; channel: Channel; stakes: string; ggr: string }[];
        openBets: string;
        meta: { period: Period };
      }>('/api/Dashboard/summary', brand);
      await expectOpenBets(brand, meta.period.to, openBets);
      for (const { day, channel, stakes, ggr } of daily) {
        const direct = await control(brand, 'SETTLED', { day, channels: [channel] });
        expect({ day, channel, stakes, ggr }).toEqual({
          day,
          channel,
          stakes: direct.stakes,
          ggr: direct.ggr,
        });
      }
      const { items } = await ask<{ items: readonly Tile[] }>('/api/Dashboard/tiles', brand);
      for (const { id, amount, link } of items.filter((tile) => tile.id === 'MONTH_GGR')) {
        const days = { from: String(link.query['from']), to: String(link.query['to']) };
        expect([id, days, amount]).toEqual([id, days, (await control(brand, 'SETTLED', { days })).ggr]);
      }
      await expectCommissions(brand);
      await expectExports(brand);
      for (const day of ['2026-03-28', '2026-03-29', '2026-03-30']) {
        const { openBets } = await ask<{ openBets: Rows }>('/api/Reconciliation', brand, { day });
        expect({ day, placed: sumOf(openBets, 'placed'), settled: sumOf(openBets, 'settled') }).toEqual({
          day,
          placed: (await control(brand, 'PLACED', { day })).stakes,
          settled: (await control(brand, 'SETTLED', { day })).stakes,
        });
      }
    }

    /**
     * Open stakes of an instant are the same on every screen, whole, split and by day, and never below nothing: what was
     * settled and never placed is not taken off them.
     */
    async function expectOpenBets(brand: string, lastDay: Day, ofDashboard: string): Promise<void> {
      const openAt = async (to: Day) => {
        const { brands } = await ask<{ brands: readonly { openBets: string }[] }>(
          '/api/TotalReports',
          brand,
          {
            ...{ from, to, basis: 'SETTLED' },
          },
        );
        return brands[0]?.openBets ?? '';
      };
      expect([lastDay, ofDashboard]).toEqual([lastDay, await openAt(lastDay)]);
      const { items } = await ask<{ items: Rows }>('/api/SummaryReports', brand, { from, to });
      for (const day of ['2026-03-28', '2026-03-29', '2026-03-30']) {
        const { openBets } = await ask<{ openBets: Rows }>('/api/Reconciliation', brand, { day });
        const counted = sumOf(openBets, 'counted');
        expect(Number(counted)).toBeGreaterThanOrEqual(0);
        const ends = [sumOf(openBets, 'opening'), sumOf(openBets, 'closing')];
        expect([day, ends]).toEqual([day, [await openAt(addDays(day, -1)), counted]]);
        const split = { from: day, to: day, basis: 'SETTLED', groupBy: [...splits] };
        const { items: parts } = await ask<{ items: Rows }>('/api/TotalReports', brand, split);
        // A day without any fact has no rows, whatever is open.
        const isSplit = parts.length > 0;
        const ofDay = items.find((one) => one['from'] === day)?.['openBets'] ?? counted;
        expect([day, await openAt(day), ofDay, isSplit ? sumOf(parts, 'openBets') : counted]).toEqual([
          ...[day, counted, counted, counted],
        ]);
      }
    }

    /** What the Tanzanian law takes revenue for: stakes placed less what was returned, and winnings as they are paid. */
    async function expectTanzania(brand: string, asOf: Instant): Promise<void> {
      const direct = await control(brand, 'PLACED_PAID', { asOf });
      const told = {
        stakesPlaced: direct.stakes,
        refunds: direct.voids,
        winningsPaid: direct.winnings,
        ggr: direct.ggr,
      };
      const { totals } = await ask<{ totals: object }>('/api/TotalReportsTanzania', brand, {
        from,
        to,
        asOf,
      });
      expect(totals).toMatchObject(told);
      for (const granularity of ['week', 'month']) {
        const { items } = await ask<{ items: Rows }>('/api/SummaryReportsTanzania', brand, {
          from,
          to,
          asOf,
          granularity,
        });
        for (const name of ['stakesPlaced', 'refunds', 'winningsPaid', 'ggr'] as const)
          expect([granularity, name, sumOf(items, name)]).toEqual([granularity, name, told[name]]);
      }
      if (asOf !== now) return;
      const { items } = await ask<{ items: readonly { baseAmount: string }[] }>(
        '/api/TaxReporting/periods',
        brand,
        {
          ...{ code: 'GGT', from, to },
        },
      );
      expect(sumOf(items, 'baseAmount')).toBe(direct.ggr);
    }

    async function expectOneAnswer({ brand }: LoadedBrand, asOf: Instant): Promise<void> {
      await expectTotals(brand, asOf);
      await expectPlayers(brand, asOf);
      await expectRetail(brand, asOf);
      await expectDrill(brand, asOf);
      await expectReports(brand, asOf);
      if (brand === 'baobab') await expectTanzania(brand, asOf);
      if (asOf === now) await expectToday(brand);
    }

    test('INV-31 whatever is corrected, returned, refused or comes late', () =>
      actForAllBrands(() =>
        fc.assert(
          fc.asyncProperty(loadings, loadings, async (ofOak, ofBaobab) => {
            await empty();
            for (const [of, files] of [
              [oakLoads, ofOak],
              [baobabLoads, ofBaobab],
            ] as const) {
              const [first] = (await loadAll(store, files, of)).toSorted();
              for (const asOf of [now, first ?? now]) await expectOneAnswer(of, asOf);
            }
          }),
          { ...cases(1, 4), endOnFailure: true },
        ),
      ));
  },
);
