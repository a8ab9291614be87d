import type { BrandTaxes } from '@tallyhouse/shared/contracts/total-reports';
import type { FilePhrase } from '../../../reporting/export-files/words/phrases.sw';

/** What a file says of taxes on machines, which the law has no share of for a part of a tax period. */
export const machineTaxes: Readonly<Record<NonNullable<BrandTaxes['fixedAmounts']>, FilePhrase>> = {
  IN_FULL: 'Taxes per machine are charged in full for each month, whatever the days.',
  UNTOLD:
    'Taxes, levies and net gaming revenue are not available: taxes per machine are charged for whole months, and the period does not begin on the first day of one.',
};
