import { theme } from '../kit/core';
import type { Freshness } from '../contracts/dashboard';
import { useUiText } from './use-ui-text';

export type HourState = Freshness['hours'][number]['state'];

/** From harmless to worst, but for hours of which nothing is known. */
export const hourStates: readonly HourState[] = [
  'OK',
  'DUE',
  'LATE',
  'PARTIAL',
  'OVERDUE',
  'MISSING',
  'NONE',
];

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
  const { token } = theme.useToken();
  const colours = {
    OK: { backgroundColor: token.colorSuccess, color: token.colorBgContainer },
    DUE: { backgroundColor: 'transparent', color: token.colorTextSecondary, borderColor: token.colorBorder },
    LATE: { backgroundColor: token.colorWarning, color: token.colorBgContainer },
    PARTIAL: {
      backgroundColor: token.colorWarningBg,
      color: token.colorWarning,
      borderColor: token.colorWarning,
    },
    OVERDUE: { backgroundColor: token.colorErrorBg, color: token.colorError, borderColor: token.colorError },
    MISSING: { backgroundColor: token.colorErrorBg, color: token.colorError, borderColor: token.colorError },
    NONE: { backgroundColor: 'transparent', color: token.colorTextSecondary, borderColor: token.colorBorder },
  }[state];
  return (
    <span
      aria-hidden
      style={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        width: '100%',
        minWidth: 13,
        height: 20,
        borderRadius: 2,
        border: '1px solid transparent',
        fontSize: 11,
        fontWeight: 700,
        lineHeight: 1,
        ...colours,
      }}
    >
      {shapes[state]}
    </span>
  );
}
