import type { Day } from '@tallyhouse/shared/contracts/scalars';
import { daysByEach, daysOf, type Clocks } from '../../domain/periods/gaming-day';
import type { Coverage } from '../../taxes/assessment/coverage';
import type { TaxBrand } from '../../taxes/assessment/tax-brand';

/**
 * The brands of each company together, where they are among `brands`; each brand once, so brands that share a company
 * under any law, or whose companies share a brand, are one group.
 */
export function companiesOf(brands: readonly TaxBrand[], coverage: Coverage): TaxBrand[][] {
  const groups: TaxBrand[][] = [];
  for (const brand of brands) {
    const joined = groups.filter((group) => group.some(({ id }) => coverage.areTogether(id, brand.id)));
    const rest = groups.filter((group) => !joined.includes(group));
    groups.splice(0, groups.length, ...rest, [...joined.flat(), brand]);
  }
  return groups;
}

/** The brands of `heldIds` that share a company with one of `asked`, and so may share tax periods with it. */
export function matesOf(
  asked: readonly string[],
  heldIds: readonly string[],
  { areTogether }: Pick<Coverage, 'areTogether'>,
): string[] {
  return heldIds.filter((id) => !asked.includes(id) && asked.some((one) => areTogether(one, id)));
}

/** The gaming day that it is now by the clock by which it is latest. */
export function lastToday(brands: readonly Clocks[], now: Date): Day {
  return daysOf(brands.flatMap(daysByEach), now.getTime()).last || now.toISOString().slice(0, 10);
}
