import { useMemo, type CSSProperties } from 'react';
import { theme } from '../kit/core';

/** Colours of the current theme as custom properties, for the rules of our own components. */
export function useThemeVariables(): CSSProperties {
  const { token } = theme.useToken();
  return useMemo(
    () =>
      ({
        '--th-paper': token.colorBgContainer,
        '--th-head': token.colorBgLayout,
        '--th-hover': token.controlItemBgHover,
        '--th-ink': token.colorText,
        '--th-ink-soft': token.colorTextSecondary,
        '--th-accent': token.colorPrimary,
        '--th-line': token.colorBorderSecondary,
        '--th-line-strong': token.colorBorder,
        '--th-hairline': token.colorSplit,
        '--th-error': token.colorError,
        '--th-warning': token.colorWarning,
        '--th-success': token.colorSuccess,
      }) as CSSProperties,
    [token],
  );
}
