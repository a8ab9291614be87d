import { shortHash } from '../format/short-hash';
import { useId, type ReactNode } from 'react';
import type { ListMeta } from '../contracts/paging';
import { periodText } from '../format/day';
import { instantText } from '../format/instant';
import { useRemoteHost } from '../host/remote-host';
import { useOpened } from '../preferences/opened-parts';
import { adoptStyles } from '../ui/adopt-styles';
import { FoldButton } from '../ui/fold-button';
import { FigureStatusTag } from './figure-status-tag';
import { usePageText } from './page/use-page-text';
import { FilterWords } from './filter-words';
import { useReportingText } from './use-reporting-text';

// On a phone the bars around it name brand, basis and filters: all of it is a click away there.
const styles = `
.th-standard-line { font-size: 12px; display: flex; flex-wrap: wrap; gap: 2px 16px; align-items: center; margin: 0 0 12px; padding: 4px 0; border-block: 1px solid var(--th-line); }
.th-standard { display: contents; line-height: 18px; color: var(--th-ink); }
.th-standard > div { display: flex; gap: 6px; align-items: baseline; min-width: 0; }
.th-standard dt { color: var(--th-ink-soft); white-space: nowrap; }
.th-standard dd { margin: 0; overflow-wrap: anywhere; }
.th-standard small { color: var(--th-ink-soft); font-size: 12px; }
.th-standard > .th-standard-said, .th-standard > .th-standard-paper, .th-standard-folded .th-standard-more { display: none; }
@media (min-width: 641px) and (max-height: 800px) { .th-standard-line { margin-block-end: 8px; padding: 2px 0; } }
@media (max-width: 640px) { .th-standard-line { margin-block-end: 8px; padding: 0; } .th-standard-folded { display: none; } }
@media print { .th-standard > :is(.th-standard-said, .th-standard-paper, .th-standard-more) { display: flex; } .th-standard small.th-standard-more { display: inline; } .th-standard > .th-standard-tag { display: none; } .th-standard-line { break-inside: avoid; } }
`;

interface ReportStandardProps {
  /** Name of the brand, or names of several. */
  readonly brand: string;
  readonly meta: ListMeta;
  /** ISO code; empty where brands keep their own. */
  readonly currency: string;
  readonly title?: string | undefined;
  readonly licences?: readonly string[] | undefined;
  readonly authority?: string | undefined;
  readonly rulePackVersion?: string | undefined;
  /** Days that the figures are compared with, in words. */
  readonly compared?: string | undefined;
  /** Who looks at them. */
  readonly shownTo?: string | undefined;
  /** What a bar, or the page's bar and a title above, say already on the screen, which is left to print. */
  readonly saidAbove?: 'bar' | 'title' | undefined;
}

interface Entry {
  readonly name: string;
  readonly value: ReactNode;
  /** What says it above, where it is there. */
  readonly saidBy?: readonly NonNullable<ReportStandardProps['saidAbove']>[];
  /** What proves the figures rather than names them: a click away. */
  readonly isMore?: boolean;
}

/** The header standard: what every screen of figures, and every print of it, says before the first number. */
export function ReportStandard(props: ReportStandardProps) {
  adoptStyles(styles);
  const { meta, saidAbove } = props;
  const text = useReportingText();
  const words = usePageText();
  const id = useId();
  const [isOpen, setOpen] = useOpened('standard');
  const entries = useEntries(props);
  const more = entries.filter(({ isMore = false }) => isMore).map(({ name }) => name);
  const saidClass = (by: Entry['saidBy'] = []) =>
    saidAbove !== undefined && by.includes(saidAbove) ? 'th-standard-said' : undefined;
  return (
    <div className="th-standard-line">
      <dl
        id={id}
        className={`th-standard ${isOpen ? '' : 'th-standard-folded'}`}
        aria-label={text('standard.label')}
      >
        <div className={`th-standard-tag ${saidClass(['bar']) ?? ''}`}>
          <dd>
            <FigureStatusTag status={meta.status} reasons={meta.statusReasons} />
          </dd>
        </div>
        <div className="th-standard-paper">
          <dt>{words('standard.status')}</dt>
          <dd>{[text(`status.${meta.status}`), text(`statusMeaning.${meta.status}`)].join(': ')}</dd>
        </div>
        {entries.map(({ name, value, saidBy, isMore = false }) => (
          <div key={name} className={saidClass(saidBy) ?? (isMore ? 'th-standard-more' : undefined)}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <FoldButton words={more.join(' · ')} isOpen={isOpen} onOpen={setOpen} controls={id} />
    </div>
  );
}

function useEntries(props: ReportStandardProps): readonly Entry[] {
  const text = useReportingText();
  const words = usePageText();
  const { session } = useRemoteHost();
  const { brand, meta, currency, licences = [], authority, rulePackVersion, compared, shownTo } = props;
  const { period } = meta;
  const entries: (Entry | null)[] = [
    props.title === undefined ? null : { name: words('standard.title'), value: props.title, saidBy: ['bar'] },
    { name: text('standard.brand'), value: brand, ...(session.brand !== null && { saidBy: ['title'] }) },
    licences.length === 0
      ? null
      : { name: words('standard.licences'), value: licences.join(', '), isMore: true },
    authority === undefined || authority === ''
      ? null
      : { name: words('standard.authority'), value: authority, saidBy: ['bar'] },
    {
      name: text('standard.period'),
      value: (
        <>
          {periodText(period)}{' '}
          <small className="th-standard-more">
            ({text('standard.zone', { cutoff: period.cutoff, zone: period.zone })})
          </small>
        </>
      ),
      saidBy: ['bar', 'title'],
    },
    compared === undefined ? null : { name: words('standard.compared'), value: compared, saidBy: ['bar'] },
    { name: text('standard.basis'), value: text(`basis.${meta.basis}`) },
    { name: text('standard.currency'), value: currency === '' ? words('context.ownCurrency') : currency },
    { name: text('standard.asOf'), value: instantText(meta.asOf, period.zone), saidBy: ['bar'] },
    { name: text('standard.snapshot'), value: <code>{shortHash(meta.snapshotId, 16)}</code>, isMore: true },
    rulePackVersion === undefined
      ? null
      : {
          name: words('standard.rulePack'),
          value: <code>{shortHash(rulePackVersion, 20)}</code>,
          isMore: true,
        },
    shownTo === undefined ? null : { name: words('standard.madeBy'), value: shownTo, saidBy: ['bar'] },
    {
      name: text('standard.filters'),
      value: <FilterWords words={meta.filtersText} none={text('standard.noFilters')} />,
    },
  ];
  return entries.filter((entry) => entry !== null);
}
