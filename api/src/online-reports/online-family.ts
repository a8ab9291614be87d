import { revenueParts } from '../reports/queries/fact-sums';
import type { ReportFamily } from '../reports/report-family';
import { reportFields, reportFieldsVersion } from './report-fields';
import { reportTypes } from './report-types';

export const onlineReports: ReportFamily = {
  channel: 'ONLINE',
  fieldsVersion: reportFieldsVersion,
  fields: reportFields,
  types: reportTypes,
  ownMeasures: [],
  factParts: revenueParts,
  narrowMeasures: new Map(),
};
