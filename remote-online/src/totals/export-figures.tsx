import { exportSourceSchema } from '@tallyhouse/shared/contracts/exports';
import type { ListMeta } from '@tallyhouse/shared/contracts/paging';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { ExportButton } from '@tallyhouse/shared/reporting/exports/export-button';
import { useBlockedBecause } from '@tallyhouse/shared/reporting/report-health';
import * as z from '@tallyhouse/shared/contracts/schema';
import { useTotalsText } from '../i18n/use-totals-text';

interface ExportFiguresProps {
  /** What the call of the screen is asked, defaults left out. */
  readonly source: z.input<typeof exportSourceSchema>;
  readonly title: string;
  /** Undefined while the figures are on the way. */
  readonly meta: ListMeta | undefined;
  readonly rowCount: number | null;
  readonly columnCount: number | null;
  /** Where a page has several: what this one writes. */
  readonly label?: string;
}

/** Writes all figures of a report into a file; of one brand, as every file is. */
export function ExportFigures({ source, title, meta, label, ...counts }: ExportFiguresProps) {
  const text = useTotalsText();
  const { session } = useRemoteHost();
  const blocked = useBlockedBecause('any');
  const reason = session.brand === null ? text('exportNeedsBrand') : (blocked ?? undefined);
  if (meta === undefined) return null;
  const { from, to } = meta.period;
  return (
    <ExportButton
      source={z.parse(exportSourceSchema, source)}
      about={{ title, period: { from, to }, ...counts, filtersText: meta.filtersText }}
      disabledReason={reason}
      label={label}
    />
  );
}
