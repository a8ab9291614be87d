import { terminalTypes } from '@tallyhouse/shared/contracts/words/labels.en';
import { createFieldBuilders } from '../field-builders';
import { retailReportTypes } from './retail-report-types';

const { dimension } = createFieldBuilders(retailReportTypes);

/** Where a ticket was sold, column by column; payments stand with the place that paid. */
export const placeFields = [
  dimension({
    field: 'region',
    type: 'text',
    group: 'Place',
  }),
  dimension({
    field: 'branch',
    type: 'text',
    group: 'Place',
  }),
  dimension({
    field: 'branchName',
    type: 'text',
    group: 'Place',
  }),
  dimension({
    field: 'terminal',
    type: 'text',
    group: 'Place',
  }),
  dimension({
    field: 'terminalType',
    type: 'text',
    group: 'Place',
    options: (['OTC', 'SSBT', 'HANDHELD'] as const).map((value) => ({ value, label: terminalTypes[value] })),
  }),
  dimension({
    field: 'cashier',
    type: 'text',
    group: 'Place',
  }),
];
