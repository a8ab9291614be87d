// In this order: a browser that is like another names that one too.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

export interface DeviceWords {
  readonly browser: string | null;
  readonly system: string | null;
}

/** What a browser says of itself, as people call it; null for what it does not say. */
export function deviceWords(userAgent: string | null): DeviceWords {
  return { browser: nameOf(browsers, userAgent), system: nameOf(systems, userAgent) };
}

function nameOf(names: typeof browsers, userAgent: string | null): string | null {
  return names.find(([sign]) => sign.test(userAgent ?? ''))?.[1] ?? null;
}
