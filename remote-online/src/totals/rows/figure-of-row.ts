import type { DrillMeasure, openDrill } from '@tallyhouse/shared/contracts/lineage';
import type { CallInput } from '@tallyhouse/shared/contracts/remote';
import type { Basis, Channel, Vertical } from '@tallyhouse/shared/contracts/scalars';
import type { BrandTotal } from '@tallyhouse/shared/contracts/total-reports';
import type { TotalView } from '../total-view-in-url';

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

/** Not split by anything. */
export const everything: FigurePlace = { channel: null, licenceId: null, vertical: null };

export interface FigureAsked {
  readonly brand: Pick<BrandTotal, 'brandId' | 'meta'>;
  readonly measure: string;
  /** What the whole report is narrowed by. */
  readonly within: Pick<TotalView, 'channel' | 'vertical' | 'licenceId'>;
}

/** A figure as the drill-down asks for it. */
export interface DrillableFigure {
  readonly figure: Figure;
  readonly measure: DrillMeasure;
}

/** The figure in a cell of a report that is narrowed to `within`; null for a cell that has no facts behind it. */
export function figureOfRow(
  place: FigurePlace,
  { brand, measure, within }: FigureAsked,
): DrillableFigure | null {
  const facts = behind[measure];
  if (facts === undefined) return null;
  const { from, to } = brand.meta.period;
  const channel = place.channel ?? within.channel;
  const licenceId = place.licenceId ?? within.licenceId;
  const vertical = place.vertical === null ? within.vertical : [place.vertical];
  return {
    measure: facts.measure,
    figure: {
      brandId: brand.brandId,
      period: { from, to },
      basis: facts.basis ?? brand.meta.basis,
      asOf: brand.meta.asOf,
      channel,
      vertical: [...vertical],
      conditions: licenceId === null ? [] : [{ field: 'licence', op: 'eq', value: licenceId }],
    },
  };
}
