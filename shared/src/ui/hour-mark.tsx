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

const shapes: Readonly<Record<HourState, string>> = {
  OK: '',
  DUE: '…',
  LATE: '–',
  PARTIAL: '◑',
  OVERDUE: '!',
  MISSING: '✕',
  NONE: '',
};

/** Says a state in words. */
export function useHourWords(): (state: HourState) => string {
  const text = useUiText();
  return (state) => text(`hour.${state}`);
}

/** One hour as a small tile whose shape tells its state without colour: full, dotted, dashed, half, marked, crossed or an empty frame. */
export function HourMark({ state }: { readonly state: HourState }) {
  adoptStyles(styles);
  return (
    <span aria-hidden className={`th-hour th-hour-${state}`}>
      {shapes[state]}
    </span>
  );
}
