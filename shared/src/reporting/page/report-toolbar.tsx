import type { ReactNode } from 'react';
import { adoptStyles } from '../../ui/adopt-styles';
import { ChoicesFold } from '../../ui/choices-fold';

const styles = `
.th-report-bar { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: start; justify-content: space-between; margin-block: 4px 8px; }
.th-report-bar > div { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; min-inline-size: 0; max-inline-size: 100%; }
.th-report-bar > div:first-child:not(:empty) { flex: 1 1 520px; }
.th-report-bar > div:last-child { margin-inline-start: auto; }
@media (max-width: 640px) { .th-report-bar { flex-wrap: nowrap; gap: 8px; margin-block: 4px 6px; } .th-report-bar > div:first-child:not(:empty) { flex: 1 1 160px; } }
@media print { .th-report-bar { display: none; } }
`;

interface ReportToolbarProps {
  /** What is done with the figures, at the end of the bar. */
  readonly end?: ReactNode;
  /** The choices, folded where there is no room. */
  readonly children: ReactNode;
}

/** The bar above the rows of a report. */
export function ReportToolbar({ end, children }: ReportToolbarProps) {
  adoptStyles(styles);
  return (
    <div className="th-report-bar">
      <div>
        <ChoicesFold>{children}</ChoicesFold>
      </div>
      <div>{end}</div>
    </div>
  );
}
