import type { ActiveBrand } from '../../../platform/auth/current-user';
import { brandInOneCurrency } from '../../../figures/brand-under';
import type { Queryable } from '../../../store/store';

/** A brand in the currency of its shops. Errors: `SEVERAL_CURRENCIES` (409) where these took bets in more than one. */
export function brandOfShops(store: Queryable, brand: ActiveBrand): Promise<ActiveBrand> {
  const nextStep = 'Simulate a report of shops that is filtered by licence: that adds up one currency.';
  return brandInOneCurrency(store, brand, { channel: 'RETAIL', nextStep });
}
