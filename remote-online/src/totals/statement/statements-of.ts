import type { CallAnswer } from '@tallyhouse/shared/contracts/remote';
import type {
  BrandTotal,
  listTotals,
  TotalMeasures,
  TotalRow,
} from '@tallyhouse/shared/contracts/total-reports';
import { reconcile, type Reconciliation } from './reconcile';

export type TotalsAnswer = CallAnswer<typeof listTotals>;

/** Online, retail and total of one brand, each as the server told it. */
export interface Statement {
  readonly brand: BrandTotal;
  /** Null where the brand has no such play. */
  readonly online: TotalRow | null;
  readonly retail: TotalRow | null;
  /** The same brand's total in the period compared with; null where there is none. */
  readonly before: TotalMeasures | null;
  readonly reconciliation: Reconciliation;
}

/**
 * A statement for each brand of an answer that is split by channel.
 *
 * `compared` is the answer for another period; without it the total is compared with the period just before.
 */
export function statementsOf(answer: TotalsAnswer, compared: TotalsAnswer | null): Statement[] {
  return answer.brands.map((brand) => {
    const ofBrand = answer.items.filter(({ brandId }) => brandId === brand.brandId);
    const channel = (name: 'ONLINE' | 'RETAIL') => ofBrand.find((row) => row.channel === name) ?? null;
    const [online, retail] = [channel('ONLINE'), channel('RETAIL')];
    const channels = [online, retail].filter((row): row is TotalRow => row !== null);
    return {
      brand,
      online,
      retail,
      before: compared === null ? brand.previous : measuresIn(compared, brand),
      reconciliation: reconcile(channels, brand.measures),
    };
  });
}

/** In another currency, for want of a rate, two amounts cannot be compared. */
function measuresIn(answer: TotalsAnswer, { brandId, currency }: BrandTotal): TotalMeasures | null {
  const found = answer.brands.find((brand) => brand.brandId === brandId);
  return found?.currency === currency ? found.measures : null;
}
