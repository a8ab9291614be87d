import { fileSigns } from '../format/file-signs';
import type { HourState } from '../format/hour-states';
import { adoptStyles } from './adopt-styles';
import { useUiText } from './use-ui-text';

const styles = `
.th-hour { display: flex; align-items: center; justify-content: center; inline-size: 100%; min-inline-size: 13px; block-size: 20px; border: 1px solid transparent; border-radius: 2px; font-size: 11px; font-weight: 700; line-height: 1; }
.th-hour-OK { background: var(--th-success); color: var(--th-paper); }
.th-hour-LATE { background: var(--th-warning); color: var(--th-paper); }
.th-hour-PARTIAL { background: var(--ant-color-warning-bg); color: var(--th-warning); border-color: currentColor; }
.th-hour-OVERDUE, .th-hour-MISSING { background: var(--ant-color-error-bg); color: var(--th-error); border-color: currentColor; }
.th-hour-DUE, .th-hour-NONE { color: var(--th-ink-soft); border-color: var(--th-line-strong); }
`;

// A full and an empty tile say enough: most hours are one or the other.
const shapes: Readonly<Record<HourState, string>> = { ...fileSigns, OK: '', NONE: '' };

/** Says a state in words. */
export function useHourWords(): (state: HourState) => string {
  const text = useUiText();
  return (state) => text(`hour.${state}`);
}

/** One hour as a small tile whose shape tells its state without colour: full, empty or with the sign of its files. */
export function HourMark({ state }: { readonly state: HourState }) {
  adoptStyles(styles);
  return (
    <span aria-hidden className={`th-hour th-hour-${state}`}>
      {shapes[state]}
    </span>
  );
}
