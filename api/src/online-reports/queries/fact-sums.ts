import type { Basis, Day, Instant, Vertical } from '@tallyhouse/shared/contracts/scalars';
import { basisSources } from '../../domain/basis';
import { inForce } from '../../figures/in-force';
import type { SqlParams } from '../../figures/sql-params';

/** Which facts a report is about. Online reports look at the channel ONLINE only. */
export interface FactScope {
  readonly brandId: string;
  readonly from: Day;
  readonly to: Day;
  readonly basis: Basis;
  readonly asOf: Instant;
  /** Null: every vertical. */
  readonly verticals: readonly Vertical[] | null;
}

const settledBets = "count(*) filter (where result not in ('PARTIAL_CASHOUT', 'RESETTLED'))";
const returned = "filter (where result in ('VOID', 'CANCELLED'))";
const kept = "filter (where result not in ('VOID', 'CANCELLED'))";

/**
 * SELECT with the sums of the facts of `scope` on its basis, one row per combination of `keys`.
 *
 * Shape:  keys, bets, rounds, stakes_cash, stakes_bonus, voids, winnings; what the basis does not define is zero here.
 *         Several rows may have the same keys: one for each kind of fact.
 * Units:  major units of the brand's currency.
 * A bet counts once: by acceptance, or by the settlement that is neither a part nor a repetition.
 */
export function factSums(scope: FactScope, keys: readonly string[], params: SqlParams): string {
  const { stakes, voids, winnings } = basisSources[scope.basis];
  const where = factWhere(scope, params);
  const select = (table: string, sums: string) =>
    `select ${[...keys, sums].join(', ')} from ${table} where ${where}${keys.length === 0 ? '' : ` group by ${keys.join(', ')}`}`;
  const parts: string[] = [];
  if (stakes === 'BETS') {
    parts.push(
      select(
        'bet',
        sums({ bets: 'count(*)', rounds: 'sum(rounds)', cash: 'sum(stake_cash)', bonus: 'sum(stake_bonus)' }),
      ),
    );
  }
  if (voids === 'SETTLEMENTS') {
    const isSettled = stakes === 'SETTLEMENTS';
    parts.push(
      select(
        'settlement',
        sums({
          ...(isSettled && {
            bets: settledBets,
            rounds: 'sum(rounds)',
            cash: 'sum(stake_cash)',
            bonus: 'sum(stake_bonus)',
          }),
          voids: `sum(stake_cash + stake_bonus) ${returned}`,
          ...(winnings === 'SETTLEMENTS' && { winnings: `sum(payout_cash + payout_bonus) ${kept}` }),
        }),
      ),
    );
  }
  if (winnings === 'PAYMENTS') {
    parts.push(select('payment', sums({ winnings: "sum(gross) filter (where kind = 'WINNINGS')" })));
  }
  return parts.join('\nunion all\n');
}

/** Condition for the facts of `scope`, the same for every table of facts. */
export function factWhere(scope: FactScope, params: SqlParams): string {
  const brand = params.add(scope.brandId);
  const from = params.add(scope.from);
  const to = params.add(scope.to);
  const asOf = params.add(scope.asOf);
  const verticals = scope.verticals === null ? '' : ` and vertical in (${params.addAll(scope.verticals)})`;
  return (
    `brand_id = ${brand} and channel = 'ONLINE'` +
    ` and gaming_day between cast(${from} as date) and cast(${to} as date)` +
    ` and ${inForce(asOf)}${verticals}`
  );
}

interface Sums {
  readonly bets?: string;
  readonly rounds?: string;
  readonly cash?: string;
  readonly bonus?: string;
  readonly voids?: string;
  readonly winnings?: string;
}

function sums({
  bets = '0',
  rounds = '0',
  cash = '0',
  bonus = '0',
  voids = '0',
  winnings = '0',
}: Sums): string {
  const count = (sql: string, name: string) => `cast(coalesce(${sql}, 0) as bigint) as ${name}`;
  const money = (sql: string, name: string) => `cast(coalesce(${sql}, 0) as decimal(38, 4)) as ${name}`;
  return [
    count(bets, 'bets'),
    count(rounds, 'rounds'),
    money(cash, 'stakes_cash'),
    money(bonus, 'stakes_bonus'),
    money(voids, 'voids'),
    money(winnings, 'winnings'),
  ].join(', ');
}
