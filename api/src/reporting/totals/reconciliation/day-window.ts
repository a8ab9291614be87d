import type { Day, Instant } from '@tallyhouse/shared/contracts/scalars';
import type { ActiveBrand } from '../../../platform/auth/current-user';
import { addDays } from '../../../domain/periods/calendar';
import { gamingDaysOf } from '../../../domain/periods/gaming-day';

/** A gaming day of one brand, as known at an instant. */
export interface DayScope {
  readonly brand: ActiveBrand;
  readonly day: Day;
  readonly asOf: Instant;
}

/** First instant of the day, and the first one after it. */
export function windowOf({ brand, day }: DayScope): { readonly from: Instant; readonly to: Instant } {
  const days = gamingDaysOf(brand.zone, brand.cutoff);
  return {
    from: new Date(days.startOf(day)).toISOString(),
    to: new Date(days.startOf(addDays(day, 1))).toISOString(),
  };
}

export function brandIdsOf(scopes: readonly DayScope[]): string[] {
  return [...new Set(scopes.map(({ brand }) => brand.id))];
}
