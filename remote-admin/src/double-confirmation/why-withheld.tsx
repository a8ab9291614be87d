import { otherWithholding, type ReportWithheld } from '@tallyhouse/shared/contracts/reports';
import { Withheld } from '@tallyhouse/shared/ui/withheld';
import type { ReactNode } from 'react';

interface WhyWithheldProps {
  readonly report: ReportWithheld;
  /** What is said while the report itself awaits its reader. */
  readonly children: ReactNode;
}

/** Why figures of a report are not shown: it is to be confirmed first, or another with the same figures is. */
export function WhyWithheld({ report, children }: WhyWithheldProps) {
  return otherWithholding(report) === undefined ? children : <Withheld of={report} />;
}
