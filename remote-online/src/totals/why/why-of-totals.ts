import type { TotalDimension, TotalMeasures, TotalRow } from '@tallyhouse/shared/contracts/total-reports';
import {
  whyChanged,
  type PartPlayed,
  type Played,
  type WhyChanged,
} from '@tallyhouse/shared/reporting/why-changed';
import type { TotalsAnswer } from '../statement/statements-of';
import type { ExplainedFigure } from './why-in-url';

/**
 * Why the figure of a brand changed from `before` to `now`, two answers that are split as asked; or why that cannot be
 * said: the basis does not define the figure, or a rate is missing, so that the two are not in one currency.
 */
export function whyOfTotals(
  answers: { readonly before: TotalsAnswer; readonly now: TotalsAnswer },
  { figure, by }: { readonly figure: ExplainedFigure; readonly by: TotalDimension },
  whose: { readonly brandId: string; readonly knowsPlayers: boolean },
): WhyChanged | 'notOnBasis' | 'otherCurrency' {
  const before = ofBrand(answers.before, whose.brandId);
  const now = ofBrand(answers.now, whose.brandId);
  const rows = [...now.rows, ...before.rows];
  if (new Set(rows.map(({ currency }) => currency)).size > 1) return 'otherCurrency';
  if (rows.some((row) => row[figure] === null || row.netStakes === null)) return 'notOnBasis';
  const playedBy = (key: string, all: readonly TotalRow[]): Played | null => {
    const own = all.find((row) => keyOf(row, by) === key);
    return own === undefined ? null : playedIn(own, figure);
  };
  const parts = [...new Set(rows.map((row) => keyOf(row, by)))].map((key): PartPlayed => ({
    ...{ key, before: playedBy(key, before.rows), now: playedBy(key, now.rows) },
  }));
  const counts = ({ measures }: typeof now) => ({
    bets: measures?.bets ?? 0,
    players: whose.knowsPlayers ? (measures?.activePlayers ?? 0) : null,
  });
  return whyChanged(parts, { before: counts(before), now: counts(now) });
}

export function ofBrand({ items, brands }: TotalsAnswer, brandId: string) {
  return {
    rows: items.filter((row) => row.brandId === brandId),
    measures: brands.find((brand) => brand.brandId === brandId)?.measures,
  };
}

function keyOf(row: TotalRow, by: TotalDimension): string {
  return { channel: row.channel, licence: row.licenceId, vertical: row.vertical }[by] ?? '';
}

export function playedIn(row: TotalMeasures, figure: ExplainedFigure): Played {
  return {
    ...{ bets: row.bets, players: null },
    ...{ stakes: row.netStakes ?? '0.00', amount: row[figure] ?? '0.00' },
  };
}
