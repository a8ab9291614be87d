import type { ThemeConfig } from '../kit/core';

type Tokens = NonNullable<ThemeConfig['token']>;

// Contrast of every pair was computed: text at least 4.5 : 1, borders of controls at least 3 : 1.
const light: Tokens = {
  colorPrimary: '#0B5CAD',
  colorInfo: '#0B5CAD',
  colorLink: '#0B5CAD',
  // The kit's own is lighter, 3.4 : 1 on white.
  colorLinkHover: '#08447F',
  colorSuccess: '#176F32',
  colorWarning: '#8A5A00',
  colorError: '#B42318',
  // The kit derives muddy tints from colours this dark; these keep 5.4 : 1 and more under them.
  colorSuccessBg: '#E6F4EA',
  colorWarningBg: '#FFF4D6',
  colorErrorBg: '#FDE8E6',
  colorText: '#1F2328',
  colorTextSecondary: '#57606A',
  colorTextDescription: '#57606A',
  colorTextPlaceholder: '#6E7781',
  colorBorder: '#8C959F',
  colorBorderSecondary: '#D8DEE4',
  colorBgLayout: '#F6F8FA',
};

const dark: Tokens = {
  colorPrimary: '#6CB6FF',
  colorInfo: '#6CB6FF',
  colorLink: '#6CB6FF',
  colorSuccess: '#57D27A',
  colorWarning: '#E3B341',
  colorError: '#FF8A80',
  colorText: '#E6EDF3',
  colorTextSecondary: '#9DA7B3',
  colorTextDescription: '#9DA7B3',
  colorTextPlaceholder: '#8B949E',
  colorBorder: '#6E7681',
  colorBorderSecondary: '#2D343C',
  colorPrimaryBg: '#12263A',
  colorBgBase: '#0F1419',
  colorBgLayout: '#0B0F14',
  colorBgContainer: '#151B22',
  colorBgElevated: '#1B222B',
  // Dark text on the light primary.
  colorTextLightSolid: '#0F1419',
};

const fontFamily =
  "Inter, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', 'Liberation Sans', Arial, sans-serif";

/** antd's tokens of a theme: the project's own colours, sizes and type. */
export function tokensOf(theme: 'light' | 'dark', reducedMotion: boolean): Tokens {
  return {
    ...(theme === 'dark' ? dark : light),
    fontFamily,
    fontSize: 14,
    borderRadius: 4,
    controlHeight: 32,
    motion: !reducedMotion,
  };
}
