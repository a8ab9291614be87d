import type { DrillMeasure, openDrill } from '@tallyhouse/shared/contracts/lineage';
import type { CallInput } from '@tallyhouse/shared/contracts/remote';
import type { Basis, Channel, Vertical } from '@tallyhouse/shared/contracts/scalars';
import type { BrandTotal } from '@tallyhouse/shared/contracts/total-reports';

export type Figure = CallInput<typeof openDrill>['body'];

interface Behind {
  readonly measure: DrillMeasure;
  /** Where the figure has a basis of its own, whatever that of the report. */
  readonly basis?: Basis;
}

/** What a measure is a sum over; the others are balances, ratios and taxes, which no set of bets is behind. */
const behind: Readonly<Record<string, Behind>> = {
  bets: { measure: 'bets' },
  stakesPlaced: { measure: 'stakes', basis: 'PLACED' },
  stakesSettled: { measure: 'stakes', basis: 'SETTLED' },
  voids: { measure: 'voids' },
  netStakes: { measure: 'netStakes' },
  winnings: { measure: 'winnings' },
  ggr: { measure: 'ggr' },
};

/** Where a figure stands: null where it is not split by that. */
export interface FigurePlace {
  readonly channel: Channel | null;
  readonly licenceId: string | null;
  readonly vertical: Vertical | null;
}

/** The figure in a cell as the drill-down asks for it; null for a cell that has no facts behind it. */
export function figureOfRow(
  place: FigurePlace,
  brand: Pick<BrandTotal, 'brandId' | 'meta'>,
  measure: string,
): { readonly figure: Figure; readonly measure: DrillMeasure } | null {
  const facts = behind[measure];
  if (facts === undefined) return null;
  const { from, to } = brand.meta.period;
  const { channel, licenceId, vertical } = place;
  return {
    measure: facts.measure,
    figure: {
      brandId: brand.brandId,
      period: { from, to },
      basis: facts.basis ?? brand.meta.basis,
      asOf: brand.meta.asOf,
      channel,
      vertical: vertical === null ? [] : [vertical],
      conditions: licenceId === null ? [] : [{ field: 'licence', op: 'eq', value: licenceId }],
    },
  };
}
