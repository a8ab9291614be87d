import type { ReportHeader } from '@tallyhouse/shared/contracts/reports';
import { currentBlindness, saidOf, whatWithholds } from '../../platform/access/blind/blindness';
import { withheldChannels } from '../../platform/access/blind/withheld-channels';
import { formatMoney } from '../../domain/money/money';
import type { HeaderRow, StoredReport } from './queries/report-headers';

/** A stored header as the contract writes it, without the figures that its reader is to find out for themselves. */
export function presentReport(row: HeaderRow): StoredReport {
  const { periodFrom, periodTo, offers, brandIds: several, ...rest } = row;
  const period = { from: periodFrom, to: periodTo };
  const channels = withheldChannels({ family: rest.family, offers });
  const brandIds = several?.split(',') ?? [rest.brandId];
  // Of a report that waits for the reader itself, that one: nothing else is to be decided first.
  const by =
    currentBlindness().find(({ reportId }) => reportId === row.id) ??
    brandIds
      .map((brandId) => whatWithholds({ brandId, channels, period }))
      .find((scope) => scope !== undefined);
  const shown = (amount: string | null) => (amount === null || by !== undefined ? null : formatMoney(amount));
  return {
    ...rest,
    ...(several === null ? {} : { brandIds }),
    period,
    stakes: shown(row.stakes),
    ggr: shown(row.ggr),
    tax: shown(row.tax),
    ...saidOf(by),
  };
}

/** The header alone, without what only the server needs. */
export function headerOf(report: StoredReport): ReportHeader {
  const own = new Set<string>(['brandId', 'family', 'contentId']);
  return Object.fromEntries(
    Object.entries(report).filter(([key]) => !own.has(key)),
  ) as unknown as ReportHeader;
}
