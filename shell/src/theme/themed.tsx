import { ConfigProvider, theme as antdTheme } from '@tallyhouse/shared/kit/core';
import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import { tokensOf } from './tokens';
import { useTheme } from './use-theme';

/** Name under which antd's tokens stand as CSS variables: an element of this class knows `--ant-color-primary`. */
const variablesClass = 'tallyhouse';

type Algorithm = typeof antdTheme.darkAlgorithm;

/** The dark algorithm dims the colours it is given; ours were chosen for the dark background as they are. */
const keepColours: Algorithm = (seed, map = antdTheme.darkAlgorithm(seed)) => ({
  ...map,
  colorPrimary: seed.colorPrimary,
  colorInfo: seed.colorInfo,
  colorSuccess: seed.colorSuccess,
  colorWarning: seed.colorWarning,
  colorError: seed.colorError,
  colorLink: seed.colorLink,
});

export function Themed({ children }: { readonly children: ReactNode }) {
  const { resolved, reducedMotion } = useTheme();
  const config = useMemo(
    () => ({
      token: tokensOf(resolved, reducedMotion),
      algorithm: resolved === 'dark' ? [antdTheme.darkAlgorithm, keepColours] : antdTheme.defaultAlgorithm,
      // One class name for the variables and no hashes: the styles are constructed sheets of this page alone.
      hashed: false,
      cssVar: { key: variablesClass },
      components: {
        Button: { primaryShadow: 'none', defaultShadow: 'none', fontWeight: 500 },
      },
    }),
    [resolved, reducedMotion],
  );
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = resolved;
  }, [resolved]);
  return (
    <ConfigProvider theme={config}>
      <div className={`${variablesClass} page`}>{children}</div>
    </ConfigProvider>
  );
}
