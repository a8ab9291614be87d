import type { Check } from '@tallyhouse/shared/contracts/reports';
import { checkWords, type CheckTextCode } from '@tallyhouse/shared/contracts/words/checks.en';
import { fillPlaces } from '@tallyhouse/shared/contracts/words/said';
import { inForce } from '../figures/in-force';
import type { Queryable, QueryOptions } from '../store/store';
import { windowOf, type DayScope } from './day-window';

/** A law of a day: SQL that counts what breaks it, and codes of the words for both outcomes. */
interface DayLaw {
  readonly id: string;
  /** SELECT of one number called `broken`; `$1` is the brand, `$2` the day, `$3` the instant of knowledge. */
  readonly sql: string;
  readonly fine: CheckTextCode;
  /** Its words have a place for the `count` of what breaks the law. */
  readonly broken: CheckTextCode;
}

const ofDay = (alias: string) =>
  `${alias}.brand_id = $1 and ${alias}.gaming_day = cast($2 as date) and ${inForce('$3', `${alias}.`)}`;
const facts = [
  { table: 'bet', amounts: 'f.stake_cash + f.stake_bonus' },
  { table: 'settlement', amounts: 'f.stake_cash + f.stake_bonus + f.payout_cash + f.payout_bonus' },
  { table: 'payment', amounts: 'f.gross' },
];
/** What splits by channel is everything: summed with and without the channel. */
const channelGap = facts
  .map(
    ({ table, amounts }) => `(select count(*) from (
       select coalesce(sum(${amounts}), 0) - coalesce(sum(${amounts}) filter (where f.channel = 'ONLINE'), 0)
         - coalesce(sum(${amounts}) filter (where f.channel = 'RETAIL'), 0) as gap
       from ${table} f where ${ofDay('f')}) gaps where gap <> 0)`,
  )
  .join(' + ');

const doubles = facts
  .map(
    ({ table }) => `(select count(*) from (select 1 from ${table} f where ${ofDay('f')}
       group by f.source_id, f.record_id having count(*) > 1) doubled)`,
  )
  .join(' + ');

const laws: readonly DayLaw[] = [
  {
    id: 'INV-02',
    sql: `select ${channelGap} as broken`,
    fine: 'CHANNELS_ADD_UP',
    broken: 'CHANNELS_DO_NOT_ADD_UP',
  },
  {
    id: 'INV-14',
    sql: `select ${doubles} as broken`,
    fine: 'NOTHING_TWICE',
    broken: 'TWO_VERSIONS_IN_FORCE',
  },
  {
    id: 'INV-15',
    sql: `select (select count(*) from settlement f
        join bet b on b.brand_id = f.brand_id and b.source_id = f.source_id and b.record_id = f.bet_record_id
          and ${inForce('$3', 'b.')}
        where ${ofDay('f')} and f.settled_at < b.accepted_at)
      + (select count(*) from payment f
        where ${ofDay('f')} and f.kind = 'WINNINGS'
          and f.paid_at < (select min(s.settled_at) from settlement s where s.brand_id = f.brand_id
            and s.source_id = f.source_id and s.bet_record_id = f.bet_record_id and ${inForce('$3', 's.')})) as broken`,
    fine: 'FACTS_IN_ORDER',
    broken: 'FACTS_OUT_OF_ORDER',
  },
  {
    id: 'INV-25',
    sql: `select (select count(*) from bet f where ${ofDay('f')}
        and (f.stake_cash < 0 or f.stake_bonus < 0 or f.rounds < 0))
      + (select count(*) from settlement f where ${ofDay('f')}
        and (f.stake_cash < 0 or f.stake_bonus < 0 or f.payout_cash < 0 or f.payout_bonus < 0))
      + (select count(*) from payment f where ${ofDay('f')} and (f.gross < 0 or f.net < 0 or f.withholding < 0))
      as broken`,
    fine: 'NOTHING_NEGATIVE',
    broken: 'NEGATIVE_FACTS',
  },
];

/** Files of the day whose own numbers do not add up. */
const batchLaw: DayLaw = {
  id: 'INV-13',
  sql: `select count(*) as broken from load_batch
    where brand_id = $1 and period_from >= cast($2 as timestamp) and period_from < cast($3 as timestamp)
      and state not in ('MISSING', 'REJECTED') and reprocesses is null
      and (received <> accepted + rejected + duplicate
        or rejected = 0 and (control_count <> computed_count or control_amount <> computed_amount))`,
  fine: 'FILES_AS_THEY_SAY',
  broken: 'FILES_NOT_AS_THEY_SAY',
};

/** The laws of a day, each with what was found. */
export async function checkDay(
  store: Queryable,
  scope: DayScope,
  options: QueryOptions = {},
): Promise<Check[]> {
  const { brand, day, asOf } = scope;
  const { from, to } = windowOf(scope);
  const checks: Check[] = [];
  for (const law of laws) checks.push(await check(store, law, [brand.id, day, asOf], options));
  return [...checks, await check(store, batchLaw, [brand.id, from, to], options)];
}

async function check(
  store: Queryable,
  { id, sql, fine, broken }: DayLaw,
  params: readonly string[],
  options: QueryOptions,
): Promise<Check> {
  const [row] = await store.query<{ broken: number }>(sql, params, options);
  const count = row?.broken ?? 0;
  const said = count === 0 ? { code: fine, params: {} } : { code: broken, params: { count } };
  return {
    id,
    ok: count === 0,
    severity: count === 0 ? 'INFO' : 'ERROR',
    detail: fillPlaces(checkWords[said.code], said.params),
    said,
  };
}
