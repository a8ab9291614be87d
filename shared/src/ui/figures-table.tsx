import { adoptStyles } from './adopt-styles';
import { useTableCards } from './table-cards';
import { useRef, type CSSProperties, type ReactNode } from 'react';

// Plain tables with sticky header and first column: their parts are few, and a screen reader reads them as tables.
// Numbers stand at the right in every direction of writing, and so do their headers.
// What gets the focus is scrolled clear of the first column, as wide as that may be, and of header and totals.
// Words for screen readers are placed out of sight: without a place of its own the scroller would let them widen the page.
const styles = `
.th-figures-place { position: relative; overflow: auto; scroll-padding-block: 48px; scroll-padding-inline-start: 320px; max-block-size: var(--th-figures-max); border: 1px solid var(--th-line); border-radius: 8px; background: var(--th-paper); }
.th-figures-place:focus-visible { outline: 2px solid var(--th-accent); outline-offset: 2px; }
.th-figures { inline-size: 100%; border-collapse: separate; border-spacing: 0; font-size: 13px; line-height: 18px; color: var(--th-ink); font-variant-numeric: tabular-nums lining-nums slashed-zero; }
.th-figures caption { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.th-figures th, .th-figures td { padding: 7px 12px; border-block-end: 1px solid var(--th-hairline); text-align: start; vertical-align: baseline; }
.th-figures thead th { position: sticky; inset-block-start: 0; z-index: 3; background: var(--th-head); font-weight: 600; vertical-align: bottom; border-block-end: 1px solid var(--th-line-strong); }
.th-figures thead small { display: block; color: var(--th-ink-soft); font-size: 12px; font-weight: 400; line-height: 16px; }
.th-figures .th-first { position: sticky; inset-inline-start: 0; z-index: 2; background: var(--th-paper); font-weight: 400; min-inline-size: 150px; max-inline-size: 320px; }
.th-figures thead .th-first { z-index: 4; background: var(--th-head); font-weight: 600; }
.th-figures .th-number { text-align: end; white-space: nowrap; direction: ltr; }
.th-figures thead .th-number { white-space: normal; direction: inherit; min-inline-size: 84px; }
.th-figures thead .th-number:dir(rtl) { text-align: start; }
.th-figures .th-section th { padding-block: 14px 5px; color: var(--th-ink-soft); font-size: 12px; font-weight: 600; }
.th-figures .th-strong th, .th-figures .th-strong td { font-weight: 600; }
.th-figures .th-sum th, .th-figures .th-sum td { font-weight: 600; background: var(--th-head); border-block-start: 1px solid var(--th-line-strong); }
.th-figures tfoot { position: sticky; inset-block-end: 0; z-index: 3; }
.th-figures tfoot th, .th-figures tfoot td { font-weight: 600; background: var(--th-head); border-block-start: 1px solid var(--th-line-strong); border-block-end: 0; }
.th-figures tfoot .th-first { z-index: 3; background: var(--th-head); font-weight: 600; }
.th-figures tbody tr:not(.th-section):hover > * { background: var(--th-hover); }
.th-figures .th-wrong > * { color: var(--th-error); font-weight: 600; }
.th-figures .th-quiet > * { color: var(--th-ink-soft); }
.th-figures .th-soft { color: var(--th-ink-soft); font-size: 12px; }
.th-figures .th-cell { all: unset; cursor: pointer; border-block-end: 1px dotted var(--th-line-strong); }
.th-figures .th-cell:hover { color: var(--th-accent); border-block-end-color: currentColor; }
.th-figures .th-cell:focus-visible { outline: 2px solid var(--th-accent); outline-offset: 2px; }
.th-figures.th-compact th, .th-figures.th-compact td { padding: 4px 8px; }
@media (max-width: 640px) { .th-figures-place { scroll-padding-inline-start: 150px; } .th-figures { font-size: 12px; } .th-figures th, .th-figures td { padding: 6px 8px; } .th-figures thead th { padding-block: 4px; font-size: 11px; line-height: 14px; } .th-figures .th-first { min-inline-size: 104px; max-inline-size: 150px; } }
@media print { .th-figures-place { overflow: visible; max-block-size: none; border: 0; } .th-figures thead th, .th-figures tfoot, .th-figures .th-first { position: static; } .th-figures tr { break-inside: avoid; } .th-figures tfoot { display: table-row-group; } }
`;

interface FiguresTableProps {
  /** What the table shows; names the scrolling region too. */
  readonly label: string;
  readonly children: ReactNode;
  /** Height from which on it scrolls, any CSS length. */
  readonly maxHeight?: string;
  readonly isCompact?: boolean;
  /** Being asked for anew: what stands here is the answer before. */
  readonly isBusy?: boolean;
  /** Its rows are things, not lines of a statement: on a phone each is a card. */
  readonly isList?: boolean;
}

/** A table of figures: header and first column (class `th-first`) stay in view, numbers take the class `th-number`. */
export function FiguresTable(props: FiguresTableProps) {
  const { label, children, maxHeight = '70vh', isCompact = false, isBusy = false, isList = false } = props;
  adoptStyles(styles);
  const place = useRef<HTMLDivElement>(null);
  useTableCards(place);
  const style = { '--th-figures-max': maxHeight } as CSSProperties;
  return (
    <div
      ref={place}
      className={isList ? 'th-figures-place th-cards' : 'th-figures-place'}
      style={style}
      // No landmark: the part of the page that it stands in is one, often of the same name.
      role="group"
      aria-label={label}
      aria-busy={isBusy}
      // A region that scrolls must be reachable by the keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table className={`th-figures${isCompact ? ' th-compact' : ''}`}>
        <caption>{label}</caption>
        {children}
      </table>
    </div>
  );
}
