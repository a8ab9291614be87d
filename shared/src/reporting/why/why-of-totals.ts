import type { CallAnswer } from '../../contracts/remote';
import type { ExplainedFigure, listTotalParts } from '../../contracts/total-changes';
import type { listTotals, TotalMeasures, TotalRow } from '../../contracts/total-reports';
import { sumOfAmounts } from '../../format/exact-amount';
import { whyChanged, type PartPlayed, type Played, type WhyChanged } from './why-changed';
import type { WhyPart } from './why-in-url';

/** What was played in a period: the totals, split as rows of totals are, and the parts where the change is told by others. */
export interface PeriodPlayed {
  readonly totals: CallAnswer<typeof listTotals>;
  readonly parts: CallAnswer<typeof listTotalParts> | null;
}

/**
 * Why the figure of a brand changed from one period to another; or why that cannot be said: the basis does not define
 * the figure, or a rate is missing, so that the two are not in one currency.
 */
export function whyOfTotals(
  periods: { readonly before: PeriodPlayed; readonly now: PeriodPlayed },
  { figure, by }: { readonly figure: ExplainedFigure; readonly by: WhyPart },
  whose: { readonly brandId: string; readonly knowsPlayers: boolean },
): WhyChanged | 'notOnBasis' | 'otherCurrency' {
  const before = sideOf(periods.before, by, whose.brandId);
  const now = sideOf(periods.now, by, whose.brandId);
  const all = [...now.parts, ...before.parts];
  if (new Set(all.map(({ currency }) => currency)).size > 1) return 'otherCurrency';
  if (all.some((part) => part[figure] === null || part.netStakes === null)) return 'notOnBasis';
  const playedBy = (key: string, parts: readonly Part[]): Played | null => {
    const own = parts.find((part) => part.key === key);
    return own === undefined
      ? null
      : { bets: own.bets, players: null, stakes: own.netStakes ?? '0.00', amount: own[figure] ?? '0.00' };
  };
  const parts = [...new Set(all.map(({ key }) => key))].map((key): PartPlayed => ({
    ...{ key, before: playedBy(key, before.parts), now: playedBy(key, now.parts) },
  }));
  const counts = ({ measures }: Side) => ({
    bets: measures?.bets ?? 0,
    players: whose.knowsPlayers ? (measures?.activePlayers ?? 0) : null,
    staked: stakedOf(measures),
  });
  return whyChanged(parts, { before: counts(before), now: counts(now) });
}

type Figures = Pick<TotalMeasures, 'bets' | 'netStakes' | 'winnings' | 'ggr'>;

interface Part extends Figures {
  readonly key: string;
  readonly currency: string;
}

interface Side {
  readonly parts: readonly Part[];
  readonly measures: TotalMeasures | undefined;
}

function sideOf({ totals, parts }: PeriodPlayed, by: WhyPart, brandId: string): Side {
  const measures = totals.brands.find((brand) => brand.brandId === brandId)?.measures;
  if (parts !== null) {
    const { currency, items } = parts;
    return {
      measures,
      parts: items.map((part) => ({ ...part, currency, key: part.id ?? part.channel ?? '' })),
    };
  }
  const rows = totals.items.filter((row) => row.brandId === brandId);
  return { measures, parts: rows.map((row) => ({ ...row, key: keyOf(row, by) })) };
}

/** Before any of it was given back; null where the basis does not say. */
function stakedOf(measures: TotalMeasures | undefined): string | null {
  const { netStakes = null, voids = null } = measures ?? {};
  return netStakes === null || voids === null ? null : sumOfAmounts([netStakes, voids]);
}

function keyOf(row: TotalRow, by: WhyPart): string {
  if (by === 'channel') return row.channel ?? '';
  return (by === 'licence' ? row.licenceId : row.vertical) ?? '';
}
