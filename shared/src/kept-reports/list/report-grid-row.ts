import { periodText } from '../../format/day';
import { instantText } from '../../format/instant';
import type { listOnlineReports } from '../../contracts/online-reports';
import type { CallAnswer } from '../../contracts/remote';
import type { GridRow } from '../../ui/report-grid';
import { personInWords } from '../../contracts/people';

export type ListedReport = CallAnswer<typeof listOnlineReports>['items'][number];

/** A row of the list, with the report that it stands for. */
export interface ListedRow extends GridRow {
  readonly report: ListedReport;
}

interface RowContext {
  /** Zone that instants are written in. */
  readonly zone: string;
  readonly brandName: string;
}

/** A report as a row of the list. Codes stay codes: their columns have the words. */
export function rowOfReport(report: ListedReport, { zone, brandName }: RowContext): ListedRow {
  const at = (instant: string | null) => (instant === null ? null : instantText(instant, zone));
  return {
    key: report.id,
    isWithheld: report.withheld !== undefined,
    report,
    values: {
      title: report.title,
      brand: brandName,
      period: periodText(report.period),
      type: report.type,
      basis: report.basis,
      version: report.version,
      state: report.state,
      figureStatus: report.figureStatus,
      rowCount: report.rowCount,
      currency: report.currency,
      stakes: report.stakes,
      ggr: report.ggr,
      tax: report.tax ?? null,
      preparedBy: personInWords(report.preparedBy, report.preparedByAccount),
      preparedAt: at(report.preparedAt),
      confirmedBy:
        report.confirmedBy === null ? null : personInWords(report.confirmedBy, report.confirmedByAccount),
      sentAt: at(report.sentAt),
      ackRef: report.ackRef,
      id: report.id,
      contentHash: report.contentHash,
    },
  };
}
