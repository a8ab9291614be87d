import { revenueParts } from '../queries/fact-sums';
import type { ReportFamily } from '../report-family';
import { reportFields, reportFieldsVersion } from './online-report-fields';
import { reportTypes } from './online-report-types';

export const onlineReports: ReportFamily = {
  channel: 'ONLINE',
  fieldsVersion: reportFieldsVersion,
  fields: reportFields,
  types: reportTypes,
  ownMeasures: [],
  factParts: revenueParts,
  narrowMeasures: new Map(),
};
