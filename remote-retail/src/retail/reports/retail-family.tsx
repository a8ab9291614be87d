import {
  listKeptRetailReports,
  listRetailReportFields,
  readRetailReport,
} from '@tallyhouse/shared/contracts/kept-retail-reports';
import { readRetailReportChanges } from '@tallyhouse/shared/contracts/report-changes';
import {
  createRetailReport,
  deleteRetailReport,
  exploreRetailReport,
  simulateRetailReport,
} from '@tallyhouse/shared/contracts/retail-reports';
import type { ReportFamily } from '@tallyhouse/shared/kept-reports/report-family';
import { usePeriod } from '@tallyhouse/shared/reporting/use-period';
import { retailColumns } from '../figures/retail-columns';
import { retailPaths } from '../retail-paths';
import { SectionTabs } from '../section-tabs';
import { pickNames, usePickedTickets } from './picked-tickets';

/** Retail reports: what is called for them, and the tickets that one is about. */
export const retailFamily: ReportFamily = {
  name: 'retail',
  paths: { ...retailPaths, list: retailPaths.reports },
  calls: {
    list: listKeptRetailReports,
    fields: listRetailReportFields,
    read: readRetailReport,
    explore: exploreRetailReport,
    changes: readRetailReportChanges,
    remove: deleteRetailReport,
  },
  simulate: (http, order) => http.call(simulateRetailReport, { body: { ...order, wait: false } }),
  keep: (http, { simulationId, definition: { type, period, appliedSetId } }, title) =>
    http.call(createRetailReport, {
      body: {
        ...{ type, period, simulationId },
        ...(appliedSetId !== undefined && { appliedSetId }),
        ...(title !== undefined && { title }),
      },
    }),
  columns: retailColumns,
  // Bets of shops are tickets.
  terms: { bets: 'tickets' },
  useBuilderMore: usePickedTickets,
  moreNames: pickNames,
  ListTabs,
};

function ListTabs() {
  return <SectionTabs section="reports" period={usePeriod().period} />;
}
