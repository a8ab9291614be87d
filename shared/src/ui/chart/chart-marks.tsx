import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { adoptStyles } from '../adopt-styles';
import { useChartText } from './use-chart-text';

const styles = `
.th-chart-mark { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; border: 0; border-radius: 4px; background: none; pointer-events: none; }
.th-chart-mark:focus-visible { outline: 2px solid var(--th-accent); outline-offset: 2px; }
`;

/** Where a mark stands: which line, which place on the axis. */
export interface MarkPlace {
  readonly line: number;
  readonly place: number;
}

interface ChartMarksProps {
  readonly lines: number;
  readonly places: number;
  /** What is said of a mark. */
  readonly textOf: (mark: MarkPlace) => string;
  /** Told which mark has the focus, so that the drawing can point at it; null when none has. */
  readonly onReach: (mark: MarkPlace | null) => void;
  readonly onPick: (mark: MarkPlace) => void;
}

/**
 * The marks of a drawing by keyboard: one tab stop, arrows go from place to place and from line to line, Enter does what
 * a click on the mark does. One button lies over the drawing, in a place with a position of its own; it is another one for every mark, so that each is read out.
 */
export function ChartMarks({ lines, places, textOf, onReach, onPick }: ChartMarksProps) {
  adoptStyles(styles);
  const text = useChartText();
  const hint = useId();
  const [reached, setReached] = useState<MarkPlace>({ line: 0, place: 0 });
  const button = useRef<HTMLButtonElement>(null);
  const hasMoved = useRef(false);
  // Figures that came later may be fewer.
  const mark = { line: Math.min(reached.line, lines - 1), place: Math.min(reached.place, places - 1) };

  useEffect(() => {
    if (hasMoved.current) button.current?.focus();
    hasMoved.current = false;
  }, [reached]);

  if (lines === 0 || places === 0) return null;
  const go = (event: KeyboardEvent) => {
    const next = nextMark(event.key, mark, { lines, places });
    if (next === null) return;
    event.preventDefault();
    hasMoved.current = true;
    setReached(next);
  };
  return (
    <>
      <button
        key={`${mark.line} ${mark.place}`}
        ref={button}
        type="button"
        className="th-chart-mark"
        aria-label={textOf(mark)}
        aria-describedby={hint}
        onKeyDown={go}
        onFocus={() => onReach(mark)}
        onBlur={() => onReach(null)}
        onClick={() => onPick(mark)}
      />
      <span id={hint} hidden>
        {text('marks')}
      </span>
    </>
  );
}

/** The mark that a key leads to; null for keys that lead nowhere. */
export function nextMark(
  key: string,
  { line, place }: MarkPlace,
  { lines, places }: { readonly lines: number; readonly places: number },
): MarkPlace | null {
  const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));
  switch (key) {
    case 'ArrowRight':
      return { line, place: within(place + 1, places) };
    case 'ArrowLeft':
      return { line, place: within(place - 1, places) };
    case 'ArrowDown':
      return { line: within(line + 1, lines), place };
    case 'ArrowUp':
      return { line: within(line - 1, lines), place };
    case 'Home':
      return { line, place: 0 };
    case 'End':
      return { line, place: places - 1 };
    default:
      return null;
  }
}
