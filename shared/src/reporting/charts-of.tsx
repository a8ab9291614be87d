import { useMemo, type ReactNode } from 'react';
import type { ListMeta } from '../contracts/paging';
import type { Period } from '../contracts/scalars';
import { periodText } from '../format/day';
import { instantText } from '../format/instant';
import { ChartOriginContext } from '../ui/chart/chart-origin';
import { usePageText } from './page/use-page-text';
import { useReportingText } from './use-reporting-text';

interface ChartsOfProps {
  readonly brand: string;
  readonly report: string;
  readonly period: Period;
  readonly compared?: Period | null;
  /** What the figures say of themselves; a picture of them says it as well. */
  readonly meta: Pick<ListMeta, 'status' | 'asOf' | 'period'> | undefined;
  readonly children: ReactNode;
}

/** Tells every drawing in it where it comes from: whose, of what, and whether the figures may still change. */
export function ChartsOf({ brand, report, period, compared = null, meta, children }: ChartsOfProps) {
  const text = useReportingText();
  const page = usePageText();
  const note = [
    compared === null ? null : `${page('standard.compared')} ${periodText(compared)}`,
    meta === undefined ? null : text(`status.${meta.status}`),
    meta === undefined ? null : `${text('standard.asOf')} ${instantText(meta.asOf, meta.period.zone)}`,
  ]
    .filter((part) => part !== null)
    .join(' · ');
  const { from, to } = period;
  const origin = useMemo(
    () => ({ brand, report, period: { from, to }, note }),
    [brand, report, from, to, note],
  );
  return <ChartOriginContext value={origin}>{children}</ChartOriginContext>;
}
