import { useRemoteHost } from '../../host/remote-host';
import { ExportButton } from '../exports/export-button';
import { useBlockedBecause } from '../report-health';
import type { DrillAnswer } from './drill-queries';
import { useDrillText } from './use-drill-text';

interface DrillExportProps {
  readonly token: string;
  /** What the drawer calls the figure. */
  readonly name: string;
  readonly answer: DrillAnswer;
}

/** Writes all single records behind a figure into a file, whatever they are taken together by on the screen. */
export function DrillExport({ token, name, answer }: DrillExportProps) {
  const text = useDrillText();
  const { session } = useRemoteHost();
  const blocked = useBlockedBecause('any');
  if (!session.permissions.includes('reports.view-detail')) return null;
  const { cell, facts } = answer;
  const { brandId, measure, period, filtersText } = cell;
  const isOwnBrand = session.brand?.id === brandId;
  return (
    <ExportButton
      source={{ kind: 'drill', token, measure }}
      about={{
        title: text('export', { name }),
        period,
        rowCount: facts,
        columnCount: null,
        filtersText,
        note: text('exportMasked'),
      }}
      label={text('exportRecords')}
      disabledReason={isOwnBrand ? (blocked ?? undefined) : text('exportNeedsBrand')}
    />
  );
}
