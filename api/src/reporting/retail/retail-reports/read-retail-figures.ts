import type { Input, Parsed } from '@tallyhouse/shared/contracts/endpoint';
import type { listRetailReports } from '@tallyhouse/shared/contracts/retail-reports';
import type { Instant } from '@tallyhouse/shared/contracts/scalars';
import type { ActiveBrand } from '../../../platform/auth/current-user';
import { brandOfShops } from './brand-of-shops';
import { readSettledMeta } from '../../../figures/list-meta';
import { hasActivity } from '../../reports/queries/has-activity';
import { requireOrdered } from '../../../platform/http/require-ordered';
import type { Queryable, QueryOptions } from '../../../store/store';
import { listLevel } from './list-level';
import { listFiltersInWords } from './list-words';
import type { PlaceLevel } from './queries/place-levels';
import { requireParent } from './require-parent';
import { requireAppliedSet } from '../../reports/picked-tickets/pick-tickets';
import { everyRetailBet } from './every-retail-bet';
import { requireShown } from '../../../platform/access/blind/blindness';

export type RetailFiguresQuery = Parsed<typeof listRetailReports.query>;
export type RetailFigures = Input<typeof listRetailReports.answer>;

/** What places, or tickets, can be asked for within. */
const parentsOf: Readonly<Record<RetailFiguresQuery['level'], readonly PlaceLevel[]>> = {
  region: [],
  branch: ['region'],
  terminal: ['branch'],
  cashier: ['branch'],
  ticket: ['branch', 'terminal', 'cashier'],
};

/**
 * One page of retail figures as they were known at `asOf`.
 *
 * Errors: `ValidationFailed` for a period that ends before it starts or a parent that is not there; `NotFound` for an applied set of another brand;
 * `SEVERAL_CURRENCIES`.
 */
export async function readRetailFigures(
  store: Queryable,
  whose: ActiveBrand,
  query: RetailFiguresQuery,
  { asOf, ...options }: QueryOptions & { readonly asOf: Instant },
): Promise<RetailFigures> {
  const brand = await brandOfShops(store, whose);
  const { from, to, page, pageSize } = query;
  requireOrdered({ from, to });
  await requireParent(store, { brandId: brand.id, parentId: query.parentId }, parentsOf[query.level]);
  requireShown({ brandId: brand.id, channels: ['RETAIL'], period: { from, to } });
  const set =
    query.appliedSetId === undefined
      ? undefined
      : await requireAppliedSet(store, brand.id, query.appliedSetId);
  const scope = {
    brandId: brand.id,
    from,
    to,
    asOf,
    dateBasis: query.dateBasis ?? null,
    payouts: query.payouts,
    criteria: set?.criteria ?? null,
  };
  const { items, totalCount, totals } = await listLevel(store, scope, query, options);
  const meta = await readSettledMeta(store, brand, { period: { from, to }, asOf, channels: ['RETAIL'] });
  return {
    items,
    page,
    pageSize,
    totalCount,
    totals,
    currency: brand.currency,
    meta: {
      ...meta,
      filtersText: listFiltersInWords(query, set?.words ?? []),
      noActivity: !(await hasActivity(store, { brandIds: [brand.id], from, to, asOf, ...everyRetailBet })),
    },
  };
}
