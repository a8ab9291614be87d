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
    options: [
      { value: 'OTC', label: 'Counter' },
      { value: 'SSBT', label: 'SSBT' },
      { value: 'HANDHELD', label: 'Handheld' },
    ],
  }),
  dimension({
    field: 'cashier',
    type: 'text',
    group: 'Place',
  }),
];
