import { useMatch } from '@tallyhouse/shared/kit/router';
import { TaxFormPage } from './form/tax-form-page';
import { tanzaniaPaths } from './tanzania-paths';
import { TanzaniaGate } from './tanzania-gate';
import { TanzaniaTotals } from './tanzania-totals';

/** Everything below `/total-report-tanzania`: the report, and the form that is printed from it. */
export function TanzaniaTotalsScreen() {
  const isForm = useMatch(tanzaniaPaths.form) !== null;
  return <TanzaniaGate>{isForm ? <TaxFormPage /> : <TanzaniaTotals />}</TanzaniaGate>;
}
