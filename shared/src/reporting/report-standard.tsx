import type { ReactNode } from 'react';
import type { ListMeta } from '../contracts/paging';
import { periodText } from '../format/day';
import { instantText } from '../format/instant';
import { adoptStyles } from '../ui/adopt-styles';
import { useThemeVariables } from '../ui/use-theme-variables';
import { FigureStatusTag } from './figure-status-tag';
import { useReportingText } from './use-reporting-text';

const styles = `
.th-standard { display: flex; flex-wrap: wrap; gap: 4px 20px; margin: 0 0 16px; padding: 8px 0; border-block: 1px solid var(--th-line); font-size: 12px; line-height: 18px; color: var(--th-ink); }
.th-standard > div { display: flex; gap: 6px; align-items: baseline; min-width: 0; }
.th-standard dt { color: var(--th-ink-soft); white-space: nowrap; }
.th-standard dd { margin: 0; overflow-wrap: anywhere; }
.th-standard small { color: var(--th-ink-soft); font-size: 12px; }
`;

interface ReportStandardProps {
  readonly brand: string;
  readonly meta: ListMeta;
  readonly currency: string;
}

/** The header standard: what every screen of figures says about itself before the first number. */
export function ReportStandard({ brand, meta, currency }: ReportStandardProps) {
  adoptStyles(styles);
  const text = useReportingText();
  const variables = useThemeVariables();
  const { period } = meta;
  const entries: readonly (readonly [string, ReactNode])[] = [
    [text('standard.brand'), brand],
    [
      text('standard.period'),
      <>
        {periodText(period)}{' '}
        <small>({text('standard.zone', { cutoff: period.cutoff, zone: period.zone })})</small>
      </>,
    ],
    [text('standard.basis'), text(`basis.${meta.basis}`)],
    [text('standard.currency'), currency],
    [text('standard.asOf'), instantText(meta.asOf, period.zone)],
    [text('standard.snapshot'), <code key="snapshot">{meta.snapshotId.slice(0, 16)}</code>],
    [
      text('standard.filters'),
      meta.filtersText.length === 0 ? text('standard.noFilters') : meta.filtersText.join('; '),
    ],
  ];
  return (
    <dl className="th-standard" aria-label={text('standard.label')} style={variables}>
      <div>
        <dd>
          <FigureStatusTag status={meta.status} reasons={meta.statusReasons} />
        </dd>
      </div>
      {entries.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
