import type { ReactNode } from 'react';
import type { WithholdingReport } from '../contracts/reports';
import { Alert } from '../kit/core';
import { useProblemText } from './use-problem-text';
import { WaitingReportLink } from './waiting-report-link';

interface WithheldNoticeProps {
  /** Which figures, where others beside them are shown; else "these". */
  readonly title?: string | undefined;
  readonly because?: ReactNode;
  /** The report that awaits its reader: it is named, and led to. */
  readonly by?: WithholdingReport | undefined;
  /** What it is about, where that is not clear from its place. */
  readonly children?: ReactNode;
}

/** Says why figures are not here, when they will be, and how their total is to be found out until then. */
export function WithheldNotice({ title, because, by, children }: WithheldNoticeProps) {
  const text = useProblemText();
  return (
    <Alert
      type="info"
      showIcon
      role="status"
      className="th-after-16"
      title={title ?? text('withheld.title')}
      description={
        <>
          {because ?? text('withheld.why')}
          {by === undefined ? null : (
            <div className="th-anywhere">
              {text('withheld.by')} <WaitingReportLink report={by} />
            </div>
          )}
          {children}
        </>
      }
    />
  );
}
