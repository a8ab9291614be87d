import type { ReportFamily } from '../report-family';
import { retailFactParts } from './retail-fact-parts';
import { retailFieldsVersion, retailReportFields } from './retail-report-fields';
import { retailReportTypes } from './retail-report-types';

/** A drawer belongs to a cashier and holds the money of every ticket. */
const drawerDimensions = ['day', 'month', 'region', 'branch', 'branchName', 'cashier'];

export const retailReports: ReportFamily = {
  channel: 'RETAIL',
  fieldsVersion: retailFieldsVersion,
  fields: retailReportFields,
  types: retailReportTypes,
  ownMeasures: [
    { field: 'ticketsCancelled', type: 'count', without: 'zero' },
    { field: 'cancelled', type: 'money', without: 'zero' },
    { field: 'paid', type: 'money', without: 'zero' },
    { field: 'expired', type: 'money', without: 'zero' },
    { field: 'drawerExpected', type: 'money', without: 'null' },
    { field: 'drawerCounted', type: 'money', without: 'null' },
    { field: 'overShort', type: 'money', without: 'null' },
  ],
  factParts: retailFactParts,
  narrowMeasures: new Map(
    ['drawerExpected', 'drawerCounted', 'overShort'].map((measure) => [measure, drawerDimensions]),
  ),
};
