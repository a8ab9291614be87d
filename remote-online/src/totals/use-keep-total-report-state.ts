import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import type { ReportScope } from '@tallyhouse/shared/reporting/use-report-scope';
import { useEffect } from 'react';
import type { TotalReportState } from './restored-address';
import type { TotalView } from './total-view-in-url';

/** Keeps how the total report is looked at, for the next time it is opened without words in the address. */
export function useKeepTotalReportState(
  { period, basis }: ReportScope,
  view: TotalView,
  hidden: readonly string[],
): void {
  const { main } = useRemoteHost();
  const state: TotalReportState = {
    version: 1,
    period,
    basis,
    grouping: [...view.groupBy],
    columns: [...hidden],
    layout: view.layout,
  };
  const written = JSON.stringify(state);
  useEffect(() => {
    main.save({ totalReportState: JSON.parse(written) as TotalReportState });
  }, [main, written]);
}
