import { locales } from '../i18n/locale';

/** Errors: `TypeError` with every fault of what a portal, perhaps one without types, has given. */
export function requireOptions(element: unknown, options: unknown): void {
  const given = (typeof options === 'object' && options !== null ? options : {}) as Record<string, unknown>;
  const faults = [
    ...(element instanceof Element ? [] : ['the first argument is no element of the page']),
    ...(typeof given['apiBaseUrl'] === 'string' && isAddress(given['apiBaseUrl'])
      ? []
      : ['apiBaseUrl is not an address like https://tallyhouse.example, nor empty']),
    ...(typeof given['brand'] === 'string' && given['brand'] !== '' ? [] : ['brand names no brand']),
    ...(typeof given['getAccessToken'] === 'function' ? [] : ['getAccessToken is no function']),
    ...oneOf(given, 'locale', locales),
    ...oneOf(given, 'theme', ['light', 'dark']),
    ...(isBasename(given['basename']) ? [] : ['basename does not begin with /']),
  ];
  if (faults.length > 0) throw new TypeError(`mount: ${faults.join('; ')}.`);
}

function oneOf(given: Record<string, unknown>, name: string, values: readonly unknown[]): string[] {
  const value = given[name];
  return value === undefined || values.includes(value) ? [] : [`${name} is none of ${values.join(', ')}`];
}

function isBasename(value: unknown): boolean {
  return value === undefined || (typeof value === 'string' && /^(\/|$)/.test(value));
}

function isAddress(text: string): boolean {
  return URL.canParse(text, location.origin) && !/^[a-z]+:(?!\/\/)/i.test(text);
}
