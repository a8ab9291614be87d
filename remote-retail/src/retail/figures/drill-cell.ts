import type { DrillMeasure } from '@tallyhouse/shared/contracts/lineage';
import type { RetailRow } from '@tallyhouse/shared/contracts/retail-reports';
import type { Basis } from '@tallyhouse/shared/contracts/scalars';
import type { FiguresAnswer, FiguresOrder } from './figures-query';

/** Figures that are sums over facts, and the basis by whose day the figures of places count them. */
const basisOf: Readonly<Record<string, Basis>> = {
  stakes: 'PLACED',
  cancelled: 'SETTLED',
  ticketsCancelled: 'SETTLED',
  voids: 'SETTLED',
  winnings: 'SETTLED',
  ggr: 'SETTLED',
  paid: 'SETTLED',
  expired: 'SETTLED',
};

interface DrillContext {
  readonly brandId: string;
  readonly order: FiguresOrder;
  readonly answer: FiguresAnswer;
}

/**
 * What opens the facts behind a figure of a place; null where they would add up to another figure: under filters, by
 * another day than the fact's own, or with payments standing elsewhere.
 */
export function drillCellOf(place: RetailRow, field: string, { brandId, order, answer }: DrillContext) {
  const basis = basisOf[field];
  const { appliedSetId, view, period } = order;
  const isWhole = appliedSetId === null && view.dateBasis === null && view.payouts === 'paying';
  if (basis === undefined || !isWhole || (place.level !== 'region' && place.level !== 'branch')) return null;
  return {
    measure: field as DrillMeasure,
    figure: {
      brandId,
      period: { from: period.from, to: period.to },
      basis,
      asOf: answer.meta.asOf,
      channel: 'RETAIL' as const,
      vertical: [],
      conditions: [{ field: place.level, op: 'eq' as const, value: place.id }],
    },
  };
}
