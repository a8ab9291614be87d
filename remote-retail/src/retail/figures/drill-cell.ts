import type { DrillMeasure } from '@tallyhouse/shared/contracts/lineage';
import type { RetailRow } from '@tallyhouse/shared/contracts/retail-reports';
import type { Basis } from '@tallyhouse/shared/contracts/scalars';
import type { FiguresAnswer, FiguresOrder } from './figures-query';
import type { PlaceView } from './place-view';

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

/** A region or a branch; null for all shops together. */
export type DrillPlace = Pick<RetailRow, 'level' | 'id'> | null;

/**
 * What opens the facts behind a figure of a place; null where they would add up to another figure: under filters, by
 * another day than the fact's own, or with payments standing elsewhere.
 */
export function drillCellOf(place: DrillPlace, field: string, { brandId, order, answer }: DrillContext) {
  const basis = basisOf[field];
  const { appliedSetId, view, period } = order;
  const isWhole = appliedSetId === null && view.dateBasis === null && view.payouts === 'paying';
  if (basis === undefined || !isWhole) return null;
  if (place !== null && place.level !== 'region' && place.level !== 'branch') return null;
  return {
    measure: field as DrillMeasure,
    figure: {
      brandId,
      period: { from: period.from, to: period.to },
      basis,
      asOf: answer.meta.asOf,
      channel: 'RETAIL' as const,
      vertical: [],
      conditions: place === null ? [] : [{ field: place.level, op: 'eq' as const, value: place.id }],
    },
  };
}

/** The place whose figures the totals of a list are; undefined where a search or a level below branches narrows them. */
export function placeOfTotals({ level, parentId, text }: PlaceView): DrillPlace | undefined {
  if (text !== '' || (level !== 'region' && level !== 'branch')) return undefined;
  return parentId === null ? null : { level: 'region', id: parentId };
}
