import type { ListMeta } from '../../contracts/paging';
import { addDays } from '../../contracts/period-steps';
import { dayText, periodText, shortDayText } from '../../format/day';
import { durationText, instantText } from '../../format/instant';
import { listText } from '../../format/list-text';
import { Button } from '../../kit/core';
import { ReloadOutlined } from '../../kit/icons';
import { useRemoteHost } from '../../host/remote-host';
import { adoptStyles } from '../../ui/adopt-styles';
import { gamingSpan, instantOf, type SpanEnd } from '../../ui/period/gaming-span';
import { FigureStatusTag } from '../figure-status-tag';
import { comparedWith, type ReportScope } from '../use-report-scope';
import { AsOfChoice } from './as-of-choice';
import type { ReportVariants } from './report-variants';
import { ScopeChoices } from './scope-choices';
import type { BrandAuthority } from './use-brand-authorities';
import { usePageText } from './use-page-text';

// It reaches to the edges of the page's content, whose padding the frame names. Two lines are the room that the
// frame keeps for it on a wide screen: the authority is cut before a third begins.
const styles = `
.th-context { position: sticky; inset-block-start: var(--frame-top, 0px); z-index: 700; margin-inline: calc(-1 * var(--frame-pad-inline, 0px)); margin-block: calc(-1 * var(--frame-pad-block, 0px)) 16px; padding: 8px var(--frame-pad-inline, 0px); background: var(--th-paper); border-block-end: 1px solid var(--th-line); color: var(--th-ink); }
.th-context-choices { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; min-inline-size: 0; }
.th-context-facts { display: flex; flex-wrap: wrap; gap: 2px 20px; align-items: center; margin-block-start: 6px; font-size: 12px; line-height: 20px; color: var(--th-ink-soft); font-variant-numeric: tabular-nums lining-nums; }
.th-context-facts > * { min-inline-size: 0; }
.th-context-compared { display: none; }
.th-context-data { display: inline-flex; flex-wrap: wrap; gap: 2px 8px; align-items: center; }
@media (min-width: 641px) { .th-context-facts { min-block-size: 24px; } }
@media (min-width: 1400px) {
  .th-context-facts { column-gap: 16px; }
  .th-context-wide { flex: 1 1 100px; max-inline-size: max-content; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .th-context-wide > .th-context-label, .th-context-before { display: none; }
  .th-context-compared { display: inline; }
}
@media (max-width: 640px) {
  .th-context { padding-block: 6px; margin-block-end: 8px; }
  .th-context-choices { gap: 6px; }
  .th-context-choices > * { flex: 1 1 140px; min-inline-size: 0; }
  .th-context-choices > .th-period { flex-basis: 100%; }
  .th-period > button:not(:first-child, :last-child) { flex: 1; }
  .th-context-span, .th-context-wide { display: none; }
  .th-context-data { gap: 2px 6px; }
  .th-context-data .ant-btn { padding-inline: 4px; }
  .th-context-data > .th-context-label { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
}
@media (max-height: 480px) { .th-context { position: static; } }
@media print { .th-context { display: none; } }
`;

interface ContextBarProps {
  readonly scope: ReportScope;
  readonly meta: ListMeta | undefined;
  readonly authorities: readonly BrandAuthority[];
  readonly variants: ReportVariants | null;
  readonly nowMs: number;
  /** Offered where newer data exists; undefined where there is nothing to refresh. */
  readonly onRefresh: (() => void) | undefined;
}

/** What the figures are, always in sight: whose rules, which days on which clock, how old, how complete. */
export function ContextBar(props: ContextBarProps) {
  adoptStyles(styles);
  const text = usePageText();
  const { scope, meta, authorities, variants } = props;
  const names = listText(authorities.map(({ name }) => name));
  return (
    <section className="th-context" aria-label={text('context.label')}>
      <div className="th-context-choices">
        <ScopeChoices scope={scope} authorities={authorities} variants={variants} />
      </div>
      <div className="th-context-facts">
        {authorities.length === 0 ? null : (
          <span className="th-context-wide" title={`${text('context.authority')}: ${names}`}>
            <span className="th-context-label">{text('context.authority')}: </span>
            <bdi>{names}</bdi>
          </span>
        )}
        <GamingDays scope={scope} />
        <ComparedWith scope={scope} />
        {meta === undefined ? null : <FilesFrom scope={scope} meta={meta} />}
        <DataMoment {...props} />
      </div>
    </section>
  );
}

/** With which days; those of a period that is not over are fewer than those of a whole one. */
function ComparedWith({ scope }: { readonly scope: ReportScope }) {
  const text = usePageText();
  const before = comparedWith(scope);
  if (before === null) return null;
  const isOver = scope.period.to < scope.today;
  // On a wide screen the choice says it.
  const isSaid = isOver && (scope.options.comparisons ?? []).length > 0;
  return (
    <span className={isSaid ? 'th-context-before' : undefined}>
      {text(isOver ? 'context.comparedWith' : 'context.comparedWithWhole', { period: periodText(before) })}
    </span>
  );
}

/** From when on there are files, where days shown or compared with are earlier: their zeros mean that nothing is known. */
function FilesFrom({ scope, meta }: { readonly scope: ReportScope; readonly meta: ListMeta }) {
  const text = usePageText();
  const { completeFrom, period } = meta;
  if (typeof completeFrom !== 'string') return null;
  const first = [scope.period.from, comparedWith(scope)?.from ?? scope.period.from].toSorted()[0] ?? '';
  if (instantOf(period.zone, first, period.cutoff) >= Date.parse(completeFrom)) return null;
  return <span>{text('context.filesFrom', { moment: instantText(completeFrom, period.zone) })}</span>;
}

/** `Gaming day 19 Nov 2026 = 19 Nov 06:00 → 20 Nov 06:00 EAT (UTC+3)` */
function GamingDays({ scope }: { readonly scope: ReportScope }) {
  const text = usePageText();
  const { brand } = useRemoteHost().session;
  const { period } = scope;
  const days = (Date.parse(period.to) - Date.parse(period.from)) / 86_400_000 + 1;
  const words =
    days === 1
      ? text('context.gamingDay', { day: dayText(period.from) })
      : text('context.gamingDays', { count: days });
  if (brand === null) return <span className="th-context-span">{text('context.ownZones')}</span>;
  const { start, end } = gamingSpan(period, brand);
  const isSameZone = start.zone === end.zone;
  // The picker above names the year.
  const ofDay = start.day.slice(0, 4) === end.day.slice(0, 4) ? shortDayText : dayText;
  return (
    <span className="th-context-span">
      {words} ={' '}
      <bdi>
        {ofDay(start.day)} {clockWords(start, !isSameZone)}
      </bdi>{' '}
      <span aria-hidden className="th-mirrored th-inline-block">
        →
      </span>{' '}
      <bdi>
        {ofDay(end.day)} {clockWords(end, true)}
      </bdi>
    </span>
  );
}

function clockWords({ time, zone }: SpanEnd, withZone: boolean): string {
  return withZone ? `${time} ${zone}` : time;
}

/** How far the files reach where that is short of the days shown. */
function Completeness({ meta: { completeTo, period } }: { readonly meta: ListMeta }) {
  const text = usePageText();
  if (completeTo === undefined) return null;
  if (completeTo === null) return <span>{text('context.notComplete')}</span>;
  const endMs = instantOf(period.zone, addDays(period.to, 1), period.cutoff);
  if (Date.parse(completeTo) >= endMs) return null;
  return <span>{text('context.completeTo', { moment: instantText(completeTo, period.zone) })}</span>;
}

function DataMoment({ scope, meta, nowMs, onRefresh }: ContextBarProps) {
  const text = usePageText();
  if (meta === undefined) return null;
  const moment = instantText(meta.asOf, meta.period.zone);
  const age = (nowMs - Date.parse(meta.asOf)) / 1000;
  return (
    <span className="th-context-data">
      <span className="th-context-label">{text('context.asOf')}</span>
      {scope.options.hasAsOf === true ? (
        <AsOfChoice
          value={scope.asOf}
          zone={meta.period.zone}
          words={moment}
          onChange={(asOf) => scope.set({ asOf })}
        />
      ) : (
        <bdi>{moment}</bdi>
      )}
      {age < 60 ? null : <span>({durationText(age)})</span>}
      <Completeness meta={meta} />
      <FigureStatusTag status={meta.status} reasons={meta.statusReasons} />
      {onRefresh === undefined ? null : (
        <Button
          size="small"
          type="link"
          icon={<ReloadOutlined aria-hidden />}
          title={text('stale.newer')}
          onClick={onRefresh}
        >
          {text('stale.refresh')}
        </Button>
      )}
    </span>
  );
}
