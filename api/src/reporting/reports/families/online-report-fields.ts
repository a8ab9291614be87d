import type { ReportField } from '@tallyhouse/shared/contracts/report-fields';
import { createFieldBuilders } from '../field-builders';
import { channelOptions } from '../channel-options';
import { verticalOptions } from '../vertical-options';
import { reportTypes } from './online-report-types';

/** Changes when a column appears, goes or gets another meaning. */
export const reportFieldsVersion = '2026.3';

const { dimension, measure } = createFieldBuilders(reportTypes);

/** Every column of online reports in the order in which builders show them. */
export const reportFields: readonly ReportField[] = [
  dimension({
    field: 'day',
    type: 'date',
    group: 'Time',
    basisDependent: true,
  }),
  dimension({
    field: 'month',
    type: 'month',
    group: 'Time',
    basisDependent: true,
  }),
  dimension({
    field: 'brand',
    type: 'text',
    group: 'Licence',
  }),
  dimension({
    field: 'licence',
    type: 'text',
    group: 'Licence',
  }),
  dimension({
    field: 'channel',
    type: 'text',
    group: 'Licence',
    options: channelOptions,
  }),
  dimension({
    field: 'vertical',
    type: 'text',
    group: 'Product',
    options: verticalOptions,
  }),
  dimension({
    field: 'provider',
    type: 'text',
    group: 'Product',
  }),
  dimension({
    field: 'product',
    type: 'text',
    group: 'Product',
  }),
  dimension({
    field: 'productId',
    type: 'text',
    group: 'Product',
  }),
  dimension({
    field: 'device',
    type: 'text',
    group: 'Player',
    sensitivity: 'PERSONAL',
  }),
  dimension({
    field: 'playerCountry',
    type: 'text',
    group: 'Player',
    sensitivity: 'PERSONAL',
  }),
  measure({
    field: 'bets',
    type: 'count',
    group: 'Activity',
  }),
  measure({
    field: 'rounds',
    type: 'count',
    group: 'Activity',
  }),
  measure({
    field: 'stakesCash',
    type: 'money',
    group: 'Stakes',
  }),
  measure({
    field: 'stakesBonus',
    type: 'money',
    group: 'Stakes',
  }),
  measure({
    field: 'stakes',
    type: 'money',
    group: 'Stakes',
  }),
  measure({
    field: 'voids',
    type: 'money',
    group: 'Stakes',
  }),
  measure({
    field: 'netStakes',
    type: 'money',
    group: 'Stakes',
  }),
  measure({
    field: 'winnings',
    type: 'money',
    group: 'Revenue',
  }),
  measure({
    field: 'ggr',
    // By the columns beside it.
    formula: 'netStakes - winnings',
    type: 'money',
    group: 'Revenue',
  }),
  measure({
    field: 'hold',
    type: 'rate',
    group: 'Revenue',
    aggregation: 'ratio',
  }),
];
