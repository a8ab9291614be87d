import fc from 'fast-check';
import type { Instant, Period, Vertical } from '@tallyhouse/shared/contracts/scalars';
import type { TotalDimension } from '@tallyhouse/shared/contracts/total-reports';
import { cases } from '../../app/testing/depth';
import { loadReferenceData } from '../../facts/loads/reference-data';
import { oakReference } from '../../facts/loads/testing/given-load';
import { countPlayers } from '../../reporting/totals/total-reports/queries/count-players';
import type { TotalScope } from '../../reporting/totals/total-reports/queries/sum-facts';
import { firstOfMonth } from '../../domain/periods/calendar';
import type { Store } from '../../store/store';
import { bothEngines } from '../../store/testing/on-engines';
import { differingSums } from '../daily-sums/rebuild-daily-sums';
import { loadAll, loadings, minutesAfterLoad, oakLoads, toldBet } from '../testing/random-loads';
import { keepPlayers } from './keep-players';
import { emptyBook } from '../testing/empty-book';

interface Bet {
  readonly channel: string;
  readonly licence_id: string;
  readonly vertical: Vertical;
  readonly player_ref: string | null;
  readonly gaming_day: string;
  readonly known_at: Instant;
  readonly superseded_at: Instant | null;
}

const spring = { from: '2026-03-01', to: '2026-04-30' };
const periods = [spring, { from: '2026-03-01', to: '2026-03-31' }, { from: '2026-03-30', to: '2026-04-30' }];
const whichBets: readonly Partial<TotalScope>[] = [
  {},
  { channel: 'ONLINE' },
  { verticals: ['SPORTS_LIVE'] },
  { verticals: ['SPORTS_LIVE', 'SPORTS_PREMATCH'] },
  { licenceId: 'oak-mga', jurisdiction: 'MT' },
  { jurisdiction: 'TZ' },
];
const splits: readonly (readonly TotalDimension[])[] = [[], ['vertical'], ['channel', 'licence', 'vertical']];
const always = minutesAfterLoad(10_000);

describe.each(bothEngines())('players by month in %s', (_engine, open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
    await loadReferenceData(store, oakReference);
  });
  afterAll(() => store.close());

  const empty = () => emptyBook(store);

  const keep = () => keepPlayers(store, { quietSince: always });

  const ask = (asOf: Instant, period: Period, which: Partial<TotalScope> = {}): TotalScope => ({
    ...{ brandIds: ['oak'], asOf, channel: undefined, verticals: undefined, licenceId: undefined },
    ...period,
    ...which,
  });

  const count = async (asOf: Instant, period = spring): Promise<number> => {
    const rows = await countPlayers(store, ask(asOf, period), { keys: [], granularity: 'month' });
    const byMonth = rows.filter(({ isWhole }) => !isWhole).map(({ players }) => players);
    const whole = rows.find(({ isWhole }) => isWhole)?.players ?? 0;
    expect(Math.max(0, ...byMonth)).toBe(whole);
    return whole;
  };

  /** Counts by what the bets themselves say, one by one. */
  function expectCounts(bets: readonly Bet[], { asOf, keys, granularity }: Asked, scope: TotalScope) {
    const groups = new Map<string, Set<string>>();
    for (const bet of bets) {
      const isIn =
        bet.known_at <= asOf &&
        (bet.superseded_at === null || bet.superseded_at > asOf) &&
        scope.from <= bet.gaming_day &&
        bet.gaming_day <= scope.to &&
        (scope.channel === undefined || scope.channel === bet.channel) &&
        (scope.verticals === undefined || scope.verticals.includes(bet.vertical)) &&
        scope.jurisdiction !== 'TZ';
      if (!isIn || bet.player_ref === null) continue;
      const bucket = granularity === undefined ? null : firstOfMonth(bet.gaming_day);
      const of = { channel: bet.channel, licence: bet.licence_id, vertical: bet.vertical };
      const part = [...keys.map((key) => of[key]), bucket].join(' ');
      for (const group of [part, 'whole'])
        groups.set(group, (groups.get(group) ?? new Set()).add(bet.player_ref));
    }
    return new Map([...groups].map(([group, players]) => [group, players.size]));
  }

  async function expectSame(bets: readonly Bet[], asOf: Instant): Promise<void> {
    for (const period of periods) {
      for (const which of whichBets) {
        for (const keys of splits) {
          for (const granularity of [undefined, 'month' as const]) {
            const scope = ask(asOf, period, which);
            const rows = await countPlayers(store, scope, {
              keys,
              ...(granularity !== undefined && { granularity }),
            });
            const nameOf = (row: (typeof rows)[number]) => {
              const of = { channel: row.channel, licence: row.licenceId, vertical: row.vertical };
              return row.isWhole ? 'whole' : [...keys.map((key) => of[key]), row.bucket].join(' ');
            };
            const told = rows
              .filter(({ players }) => players > 0)
              .map((row) => [nameOf(row), row.players] as const);
            expect(told).toHaveLength(new Map(told).size);
            expect(new Map(told)).toEqual(expectCounts(bets, { asOf, keys, granularity }, scope));
          }
        }
      }
    }
  }

  test('INV-31 are those of the bets, whatever is corrected, returned or comes late after they were kept, at every instant', async () => {
    await fc.assert(
      fc.asyncProperty(
        loadings,
        fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
        async (all, keeps) => {
          await empty();
          const instants = await loadAll(store, all, oakLoads, async (call) => {
            if (keeps[call] === true) await keep();
          });
          expect(await differingSums(store)).toEqual([]);
          const bets = await store.query<Bet>(
            'select channel, licence_id, vertical, player_ref, gaming_day, known_at, superseded_at from bet',
          );
          const asked = new Set(instants.flatMap((instant) => [instant, before(instant)]));
          for (const asOf of asked) await expectSame(bets, asOf);
        },
      ),
      cases(2, 40),
    );
  });

  test('are read as they were kept until a bet of the month comes or leaves, even under the same amounts', async () => {
    await empty();
    const loads = [
      { files: [[toldBet, { ...toldBet, id: 2, player: 'p-2' }]], loadedAfter: 10 },
      { files: [[{ ...toldBet, version: 2, player: 'p-2' }]], loadedAfter: 20 },
    ];
    await loadAll(store, loads, oakLoads, async (call) => {
      if (call > 0) return;
      await keep();
      // Not a load, so only who reads bets sees it.
      await store.query(`update bet set player_ref = 'p-2'`);
      expect(await count(minutesAfterLoad(10))).toBe(2);
      expect(await count(minutesAfterLoad(9))).toBe(0);
      // No whole month.
      expect(await count(minutesAfterLoad(10), { from: '2026-03-02', to: '2026-03-31' })).toBe(1);
      await store.query(`update bet set player_ref = 'p-1' where record_id = 'b1'`);
    });

    expect(await count(minutesAfterLoad(20))).toBe(1);
    expect(await count(minutesAfterLoad(19))).toBe(2);
    await keep();
    expect(await count(minutesAfterLoad(20))).toBe(1);
    expect(await count(minutesAfterLoad(19))).toBe(2);
  });

  test('are told by the bets where a clock that is late loads more under the instant they were kept at, or before it', async () => {
    await empty();
    const more = (id: number, loadedAfter: number) => ({
      files: [[{ ...toldBet, id, player: `p-${id}` }]],
      loadedAfter,
    });
    await loadAll(store, [more(1, 10), more(2, 10), more(3, 5)], oakLoads, async (call) => {
      expect(await count(minutesAfterLoad(10))).toBe(call + 1);
      if (call === 0) await keep();
    });
  });

  test('wait until a month has been left alone', async () => {
    await empty();
    await loadAll(store, [{ files: [[toldBet]], loadedAfter: 10 }]);
    const kept = () => store.query('select month, changes from player_month_kept');

    await keepPlayers(store, { quietSince: minutesAfterLoad(9) });
    expect(await kept()).toEqual([]);
    await keepPlayers(store, { quietSince: minutesAfterLoad(9), signal: AbortSignal.abort() });
    expect(await kept()).toEqual([]);
    await keepPlayers(store, { quietSince: minutesAfterLoad(10) });
    expect(await kept()).toEqual([{ month: '2026-03-01', changes: 1 }]);
  });

  test('that somebody changed are named by the check', async () => {
    await empty();
    await loadAll(store, [{ files: [[toldBet]], loadedAfter: 10 }]);
    await keep();
    expect(await differingSums(store)).toEqual([]);

    await store.query(`update player_month set player_ref = 'p-9'`);
    await store.query(`update player_month_count set players = 7 where channel = ''`);

    const differing = await differingSums(store);
    expect(differing.map(({ day, columns: [table] }) => `${day} ${table}`).sort()).toEqual([
      '2026-03-01 player_month',
      '2026-03-01 player_month_count',
    ]);
  });
});

interface Asked {
  readonly asOf: Instant;
  readonly keys: readonly TotalDimension[];
  readonly granularity: 'month' | undefined;
}

const before = (instant: Instant) => new Date(Date.parse(instant) - 1).toISOString();
