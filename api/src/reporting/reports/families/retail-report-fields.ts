import type { ReportField } from '@tallyhouse/shared/contracts/report-fields';
import type { TermKey } from '@tallyhouse/shared/contracts/terms/term';
import { onlineReports } from './online-family';
import { createFieldBuilders } from '../field-builders';
import { findField } from '../report-family';
import { placeFields } from './place-fields';
import { retailReportTypes } from './retail-report-types';

/** Changes when a column appears, goes or gets another meaning. */
export const retailFieldsVersion = '2026.1';

const { dimension, measure } = createFieldBuilders(retailReportTypes);

/** A column that means the same in every channel. */
function common(field: TermKey): ReportField {
  const known = findField(onlineReports, field);
  if (known === undefined) throw new Error(`"${field}" is no common column`);
  return known.role === 'dimension' ? dimension({ ...known, field }) : measure({ ...known, field });
}

/** Every column of retail reports in the order in which builders show them. */
export const retailReportFields: readonly ReportField[] = [
  common('day'),
  common('month'),
  ...placeFields,
  common('licence'),
  common('vertical'),
  common('product'),
  measure({
    field: 'bets',
    term: 'tickets',
    type: 'count',
    group: 'Activity',
  }),
  common('stakes'),
  measure({
    field: 'ticketsCancelled',
    type: 'count',
    group: 'Activity',
    basisDependent: false,
  }),
  measure({
    field: 'cancelled',
    type: 'money',
    group: 'Stakes',
    basisDependent: false,
  }),
  common('voids'),
  common('netStakes'),
  common('winnings'),
  common('ggr'),
  common('hold'),
  measure({
    field: 'paid',
    type: 'money',
    group: 'Cash',
    basisDependent: false,
  }),
  measure({
    field: 'expired',
    type: 'money',
    group: 'Cash',
    basisDependent: false,
  }),
  measure({
    field: 'drawerExpected',
    // What a drawer is made of is no column of these reports.
    formula: null,
    type: 'money',
    group: 'Drawer',
    basisDependent: false,
  }),
  measure({
    field: 'drawerCounted',
    type: 'money',
    group: 'Drawer',
    basisDependent: false,
  }),
  measure({
    field: 'overShort',
    type: 'money',
    group: 'Drawer',
    basisDependent: false,
  }),
];
