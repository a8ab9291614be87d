import { isValidElement, type CSSProperties, type ReactNode } from 'react';
import { Skeleton } from '../kit/feedback';
import type { TermKey } from '../contracts/terms/term';
import { adoptStyles } from './adopt-styles';
import { TermHelp } from './term/term-help';

const styles = `
.th-kpis { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr)); gap: 12px; margin: 0 0 12px; }
.th-kpi { border: 1px solid var(--th-line); border-radius: 8px; background: var(--th-paper); padding: 8px 14px; min-width: 0; margin: 0; container-type: inline-size; }
.th-kpi dt { display: flex; justify-content: space-between; gap: 4px; color: var(--th-ink-soft); font-size: 12px; line-height: 16px; }
.th-kpi dd { margin: 0; }
.th-kpi-value { color: var(--th-ink); font-size: clamp(12px, calc(160cqi / var(--th-letters)), 22px); line-height: 28px; font-weight: 600; font-variant-numeric: tabular-nums lining-nums slashed-zero; }
.th-kpi-amount { display: inline-block; direction: ltr; white-space: nowrap; }
.th-kpi-unit { display: inline-block; color: var(--th-ink-soft); font-size: 12px; font-weight: 400; margin-inline-start: 6px; }
.th-kpi-note { color: var(--th-ink-soft); font-size: 12px; line-height: 16px; min-height: 16px; }
@media (min-width: 900px) and (max-width: 1239px) { .th-kpis:has(> :nth-child(5):last-child) { grid-template-columns: repeat(5, minmax(0, 1fr)); } .th-kpis:has(> :nth-child(6):last-child) { grid-template-columns: repeat(3, minmax(0, 1fr)); } }
@media (min-width: 641px) and (max-height: 800px) {
  .th-kpis.th-kpis { display: flex; flex-wrap: wrap; gap: 0 12px; margin-block-end: 8px; padding: 3px 14px; border: 1px solid var(--th-line); border-radius: 8px; background: var(--th-paper); }
  .th-kpi, .th-kpi dd { display: flex; gap: 6px; align-items: baseline; min-inline-size: 0; padding: 0; border: 0; border-radius: 0; background: none; container-type: normal; }
  .th-kpi dt { gap: 0; align-items: baseline; }
  .th-kpi-value { font-size: 14px; line-height: 24px; white-space: nowrap; }
  .th-kpi-unit { margin-inline-start: 4px; }
  .th-kpi-note { min-height: 0; }
}
@media (max-width: 1023px) { .th-kpis:has(> :nth-child(4):last-child) { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
/* As many whole tiles as the screen holds, and 8 px of the next, its padding: a figure is never cut, in neither direction. */
@media (max-width: 640px) {
  .th-kpis.th-kpis { --th-kpis-seen: 2; display: flex; gap: 8px; margin-block-end: 6px; overflow-x: auto; scroll-snap-type: x mandatory; margin-inline: calc(-1 * var(--frame-pad-inline, 0px)); padding-inline: var(--frame-pad-inline, 0px); scroll-padding-inline: var(--frame-pad-inline, 0px); scrollbar-width: thin; }
  .th-kpi { flex: 1 0 calc((100% - (var(--th-kpis-seen) - 1) * 8px - 4px) / var(--th-kpis-seen)); box-sizing: border-box; scroll-snap-align: start; padding: 6px 8px; }
  .th-kpi-value { font-size: clamp(12px, calc(160cqi / var(--th-letters)), 18px); line-height: 24px; }
  .th-kpi-unit { margin-inline-start: 4px; }
}
@media (min-width: 481px) and (max-width: 640px) { .th-kpis.th-kpis { --th-kpis-seen: 3; } }
`;

export interface Kpi {
  readonly key: string;
  /** What explains the figure. */
  readonly term: TermKey;
  readonly title: string;
  /** Text ready to show; undefined while it is on the way. */
  readonly value: ReactNode;
  readonly unit?: string | undefined;
  /** Comparison or explanation under the number. */
  readonly note?: ReactNode;
}

/** The figures that a screen is about, as the server computed them. */
export function KpiStrip({ label, kpis }: { readonly label: string; readonly kpis: readonly Kpi[] }) {
  adoptStyles(styles);
  // A figure that is on its way may bring a note: its line is kept, so that nothing moves.
  const hasNotes = kpis.some(({ value, note }) => value === undefined || note !== undefined);
  return (
    <dl className="th-kpis" aria-label={label} style={lettersOf(kpis)}>
      {kpis.map(({ key, term, title, value, unit, note }) => (
        <div key={key} className="th-kpi">
          <dt>
            {title}
            <TermHelp term={term} name={title} />
          </dt>
          <dd>
            <div className="th-kpi-value">
              {value === undefined ? (
                <Skeleton.Button active size="small" block />
              ) : (
                <>
                  <span className={isAmount(wordsOf(value)) ? 'th-kpi-amount' : undefined}>{value}</span>
                  {unit === undefined ? null : <span className="th-kpi-unit">{unit}</span>}
                </>
              )}
            </div>
            {hasNotes ? <div className="th-kpi-note">{note}</div> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** How many letters the longest tile has to hold: long amounts are written smaller in all, never broken. */
function lettersOf(kpis: readonly Kpi[]): CSSProperties {
  const letters = kpis
    .map(({ value, unit }) => ({ words: wordsOf(value), unit }))
    .filter(({ words }) => isAmount(words))
    .map(({ words, unit }) => (words?.length ?? 11) + (unit === undefined ? 0 : 3));
  return { '--th-letters': Math.max(...letters, 6) } as CSSProperties;
}

/** What is read of a value, be it a link; null where a piece of its own writes it. */
function wordsOf(value: ReactNode): string | null {
  if (typeof value === 'string') return value;
  return isValidElement<{ children?: ReactNode }>(value) ? wordsOf(value.props.children) : null;
}

/** Words wrap, amounts do not. */
function isAmount(words: string | null): boolean {
  return words === null || /^[^\p{L}]*\d[^\p{L}]*$/u.test(words);
}
