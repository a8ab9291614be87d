import type { Instant, Period } from '@tallyhouse/shared/contracts/scalars';
import { daysByEach, windowOfDays, type Clocks } from '../../domain/periods/gaming-day';
import type { TaxBrand } from './tax-brand';

/** The instant at which a tax period closes softly: when it is over by every clock of the brand. */
export function closesAt(
  brand: Clocks & Pick<TaxBrand, 'lateToleranceHours'>,
  { to }: Pick<Period, 'to'>,
): Instant {
  const end = windowOfDays(daysByEach(brand), { from: to, to }).to;
  return new Date(end + brand.lateToleranceHours * 3_600_000).toISOString();
}

/** The same where it is made of several brands: when the last of them closes. */
export function lastClosing(brands: readonly TaxBrand[], period: Pick<Period, 'to'>): Instant {
  const ends = brands.map((brand) => closesAt(brand, period)).sort();
  const last = ends.at(-1);
  if (last === undefined) throw new RangeError('a tax period of no brand never closes');
  return last;
}
