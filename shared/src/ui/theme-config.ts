import { theme as antdTheme, type ThemeConfig } from '../kit/core';
import { tokensOf } from './theme-tokens';

/** Name under which antd's tokens stand as CSS variables: an element of this class knows `--ant-color-primary`. */
export const variablesClass = 'tallyhouse';

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

/** antd's configuration for one of our themes. */
export function themeConfigOf(theme: 'light' | 'dark', reducedMotion: boolean): ThemeConfig {
  return {
    token: tokensOf(theme, reducedMotion),
    algorithm: theme === 'dark' ? [antdTheme.darkAlgorithm, keepColours] : antdTheme.defaultAlgorithm,
    // One class name for the variables and no hashes: the styles are constructed sheets of one root alone.
    hashed: false,
    cssVar: { key: variablesClass },
    components: {
      Button: { primaryShadow: 'none', defaultShadow: 'none', fontWeight: 500 },
    },
  };
}
