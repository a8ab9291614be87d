import type { ReportHeader } from '@tallyhouse/shared/contracts/reports';
import { formatMoney } from '../domain/money/money';
import type { HeaderRow, StoredReport } from './queries/report-headers';

/** A stored header as the contract writes it. */
export function presentReport(row: HeaderRow): StoredReport {
  const { periodFrom, periodTo, stakes, ggr, tax, ...rest } = row;
  return {
    ...rest,
    period: { from: periodFrom, to: periodTo },
    stakes: stakes === null ? null : formatMoney(stakes),
    ggr: ggr === null ? null : formatMoney(ggr),
    tax: tax === null ? null : formatMoney(tax),
  };
}

/** The header alone, without what only the server needs. */
export function headerOf(report: StoredReport): ReportHeader {
  const own = new Set<string>(['brandId', 'family', 'contentId']);
  return Object.fromEntries(
    Object.entries(report).filter(([key]) => !own.has(key)),
  ) as unknown as ReportHeader;
}
