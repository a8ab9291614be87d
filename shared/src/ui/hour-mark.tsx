import { theme } from '../kit/core';
import type { Freshness } from '../contracts/dashboard';

export type HourState = Freshness['hours'][number]['state'];

const shapes: Readonly<Record<HourState, string>> = {
  OK: '',
  LATE: '–',
  PARTIAL: '◑',
  MISSING: '✕',
  NONE: '',
};

/** One hour as a small tile whose shape tells its state without colour: full, dashed, half, crossed or an empty frame. */
export function HourMark({ state }: { readonly state: HourState }) {
  const { token } = theme.useToken();
  const colours = {
    OK: { backgroundColor: token.colorSuccess, color: token.colorBgContainer },
    LATE: { backgroundColor: token.colorWarning, color: token.colorBgContainer },
    PARTIAL: {
      backgroundColor: token.colorWarningBg,
      color: token.colorWarning,
      borderColor: token.colorWarning,
    },
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
