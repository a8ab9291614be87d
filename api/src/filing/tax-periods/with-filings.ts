import type { TaxPeriod, TaxPeriodState } from '@tallyhouse/shared/contracts/tax-periods';
import type { Queryable } from '../../store/store';
import { readFilingsOfTaxes } from '../authorities/filings-of-taxes';

/** States whose next step is filing. */
const filable: readonly TaxPeriodState[] = ['CLOSED', 'AMENDED'];

/** The periods with what each that can be filed is filed by; null where the calendar does not ask for it. */
export async function withFilings<Period extends TaxPeriod>(
  store: Queryable,
  periods: readonly Period[],
  now: Date,
): Promise<Period[]> {
  const filings = await readFilingsOfTaxes(
    store,
    periods.filter(({ state }) => filable.includes(state)),
    now,
  );
  return periods.map((period) =>
    filable.includes(period.state) ? { ...period, filingId: filings.get(period.id) ?? null } : period,
  );
}
