import { useWhyText } from '@tallyhouse/shared/reporting/why/use-why-text';
import { useTaxReportingText } from '../../use-tax-reporting-text';
import type { TaxCauseCode } from './why-tax-changed';

const ofRecords = ['LATE', 'CORRECTED', 'VOIDED', 'REPEATED'] as const;
type RecordCause = (typeof ofRecords)[number];

function isOfRecords(code: TaxCauseCode): code is RecordCause {
  return ofRecords.some((one) => one === code);
}

/** What a cause is called, and means: those of records as for every other figure. */
export function useCauseWords() {
  const text = useTaxReportingText();
  const ofFigures = useWhyText();
  return {
    name: (code: TaxCauseCode) => (isOfRecords(code) ? ofFigures(`of.${code}`) : text(`why.cause.${code}`)),
    meaning: (code: TaxCauseCode) =>
      isOfRecords(code) ? ofFigures(`meaning.${code}`) : text(`why.meaning.${code}`),
  };
}
