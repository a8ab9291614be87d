import type { DrillMeasure } from '@tallyhouse/shared/contracts/lineage';
import type { Basis, Channel } from '@tallyhouse/shared/contracts/scalars';
import { basisSources } from '../../domain/measures/basis';
import { familyOf } from '../reports/families/families';
import { retailReports } from '../reports/families/retail-family';
import type { ReportFamily } from '../reports/report-family';

/** Columns of the sums of facts that make a measure, each added or taken away. */
const measures: Readonly<
  Record<DrillMeasure, { readonly plus: readonly string[]; readonly minus?: readonly string[] }>
> = {
  bets: { plus: ['bets'] },
  rounds: { plus: ['rounds'] },
  stakesCash: { plus: ['stakes_cash'] },
  stakesBonus: { plus: ['stakes_bonus'] },
  stakes: { plus: ['stakes_cash', 'stakes_bonus'] },
  voids: { plus: ['voids'] },
  netStakes: { plus: ['stakes_cash', 'stakes_bonus'], minus: ['voids'] },
  winnings: { plus: ['winnings'] },
  ggr: { plus: ['stakes_cash', 'stakes_bonus'], minus: ['voids', 'winnings'] },
  ticketsCancelled: { plus: ['tickets_cancelled'] },
  cancelled: { plus: ['cancelled'] },
  paid: { plus: ['paid'] },
  expired: { plus: ['expired'] },
};

/** Whether `basis` defines a measure. Bets are counted, and what shops have beside revenue is the same, on every one. */
export function isDefinedOn(measure: DrillMeasure, basis: Basis): boolean {
  const { stakes, voids, winnings } = basisSources[basis];
  const { plus, minus = [] } = measures[measure];
  return [...plus, ...minus].every((column) => {
    if (column === 'voids') return voids !== null;
    if (column === 'winnings') return winnings !== null;
    return stakes !== null || !column.startsWith('stakes_');
  });
}

/**
 * The family that sums a measure over facts of `channel`: reports of shops alone have columns for what was paid, expired or
 * cancelled, but such facts come from online play, too.
 */
export function summedBy(measure: DrillMeasure, channel: Channel): ReportFamily {
  return measures[measure].plus.every((column) => ownColumns.has(column)) ? retailReports : familyOf(channel);
}

const ownColumns: ReadonlySet<string> = new Set(['tickets_cancelled', 'cancelled', 'paid', 'expired']);

/** SQL of what one fact adds to a measure, by the aggregates of its kind; null when that is always nothing. */
export function contributionSql(
  measure: DrillMeasure,
  sums: Readonly<Record<string, string>>,
): string | null {
  const { plus, minus = [] } = measures[measure];
  const terms = (sign: string, columns: readonly string[]) =>
    columns.flatMap((column) => (sums[column] === undefined ? [] : [`${sign} ${ofOneFact(sums[column])}`]));
  const all = [...terms('+', plus), ...terms('-', minus)];
  return all.length === 0 ? null : `cast(0 ${all.join(' ')} as decimal(38, 4))`;
}

/**
 * What one row adds to an aggregate. Reports are made by the aggregate, so the two cannot drift apart.
 *
 * Errors: an aggregate of another shape throws: it has to be thought about first.
 */
function ofOneFact(aggregate: string): string {
  const [, summed, condition] =
    /^(?:sum\((.+?)\)|count\(\*\))(?: filter \(where (.+)\))?$/.exec(aggregate.trim()) ?? [];
  if (summed === undefined && !aggregate.startsWith('count(*)')) {
    throw new Error(`what one fact adds to ${aggregate} is not known`);
  }
  const value = `(${summed ?? '1'})`;
  return condition === undefined ? value : `(case when ${condition} then ${value} else 0 end)`;
}
