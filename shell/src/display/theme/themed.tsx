import { ConfigProvider } from '@tallyhouse/shared/kit/core';
import { adoptBaseStyles } from '@tallyhouse/shared/ui/base-styles';
import { themeConfigOf, variablesClass } from '@tallyhouse/shared/ui/theme-config';
import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import { useTheme } from './use-theme';

export function Themed({ children }: { readonly children: ReactNode }) {
  adoptBaseStyles();
  const { resolved, reducedMotion } = useTheme();
  const config = useMemo(() => themeConfigOf(resolved, reducedMotion), [resolved, reducedMotion]);
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = resolved;
  }, [resolved]);
  return (
    <ConfigProvider theme={config}>
      <div className={`${variablesClass} page`}>{children}</div>
    </ConfigProvider>
  );
}
