import type { ReactNode } from 'react';
import { readOnlineBlacklist, writeOnlineBlacklist } from '../../contracts/blacklists';
import {
  deleteOnlineReport,
  exploreReportRows,
  listOnlineReports,
  listReportFields,
  readOnlineReport,
} from '../../contracts/online-reports';
import { readReportChanges } from '../../contracts/report-changes';
import { ReportFamilyProvider, type ReportFamily } from '../report-family';

const fails = () => Promise.reject(new Error('This family of tests simulates and keeps nothing.'));

const family: ReportFamily = {
  name: 'online',
  paths: {
    ...{ list: '/online', create: '/online/new' },
    ...{ simulation: (id) => `/online/simulations/${id}`, report: (id) => `/online/${id}` },
  },
  calls: {
    ...{ list: listOnlineReports, fields: listReportFields, read: readOnlineReport },
    ...{ explore: exploreReportRows, changes: readReportChanges, remove: deleteOnlineReport },
  },
  ...{ simulate: fails, keep: fails },
  columns: { name: 'online', read: readOnlineBlacklist, write: writeOnlineBlacklist },
  terms: {},
  useBuilderMore: () => ({ order: {}, step: null }),
  moreNames: [],
};

/** Part of a page of kept reports as it stands among online ones. */
export function inFamily(part: ReactNode) {
  return <ReportFamilyProvider family={family}>{part}</ReportFamilyProvider>;
}
