import { readOnlineBlacklist, writeOnlineBlacklist } from '@tallyhouse/shared/contracts/blacklists';
import {
  deleteOnlineReport,
  downloadReportExcel,
  exploreReportRows,
  listOnlineReports,
  listReportFields,
  prepareReport,
  readOnlineReport,
  readReportRows,
  simulateOnlineReport,
} from '@tallyhouse/shared/contracts/online-reports';
import { readReportChanges } from '@tallyhouse/shared/contracts/report-changes';
import type { ReportFamily } from '@tallyhouse/shared/kept-reports/report-family';
import { ArchiveButton } from './archive/archive-button';
import { onlinePaths } from './online-paths';

const nothingMore = { order: {}, step: null };

/** Online reports: what is called for them, and the archive of the last of each type. */
export const onlineFamily: ReportFamily = {
  name: 'online',
  paths: onlinePaths,
  calls: {
    list: listOnlineReports,
    fields: listReportFields,
    read: readOnlineReport,
    explore: exploreReportRows,
    changes: readReportChanges,
    remove: deleteOnlineReport,
    filedRows: readReportRows,
    excel: downloadReportExcel,
  },
  simulate: (http, order) => http.call(simulateOnlineReport, { body: { ...order, wait: false } }),
  keep: (http, { simulationId }, title) =>
    http.call(prepareReport, { body: { simulationId, ...(title !== undefined && { title }) } }),
  columns: { name: 'online', read: readOnlineBlacklist, write: writeOnlineBlacklist },
  terms: {},
  useBuilderMore: () => nothingMore,
  moreNames: [],
  ListActions: ArchiveButton,
};
