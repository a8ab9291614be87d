import type { PortalReact, ReactChoice } from './mount-options';

/** What each module is used for without fail; an older or a foreign one lacks it. */
const needed = {
  react: ['useState', 'use', 'version'],
  reactDom: ['createPortal', 'version'],
  reactDomClient: ['createRoot'],
  jsxRuntime: ['jsx', 'jsxs', 'Fragment'],
} as const;

/** Whose React fits: the portal's when it is whole, of the same major and not older than `own`, else ours. */
export function chooseReact(given: PortalReact | undefined, own: string): ReactChoice {
  const ours = (reason: ReactChoice['reason']): ReactChoice => ({ whose: 'own', version: own, reason });
  if (given === undefined) return ours('none-given');
  const version = versionOf(given.react);
  if (version === null) return ours('incomplete');
  const order = compare(version, own);
  if (order.isOtherMajor) return ours('other-major');
  if (!isWhole(given)) return ours('incomplete');
  if (order.isOlder) return ours('older');
  if (versionOf(given.reactDom) !== version) return ours('torn');
  return { whose: 'portal', version, reason: 'fits' };
}

function isWhole(given: PortalReact): boolean {
  return Object.entries(needed).every(([name, values]) => {
    const module: unknown = given[name as keyof PortalReact];
    return isObject(module) && values.every((value) => Reflect.get(module, value) !== undefined);
  });
}

/** Null for what is no React, and for a trial version, which says nothing about what it can do. */
function versionOf(module: unknown): string | null {
  const version: unknown = isObject(module) ? Reflect.get(module, 'version') : null;
  return typeof version === 'string' && /^\d+\.\d+\.\d+$/.test(version) ? version : null;
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' || typeof value === 'function') && value !== null;
}

function compare(version: string, own: string): { isOtherMajor: boolean; isOlder: boolean } {
  const [parts, ownParts] = [version, own].map((one) => one.split('.').map(Number));
  const differences = (parts ?? []).map((part, index) => part - (ownParts?.[index] ?? 0));
  const first = differences.find((difference) => difference !== 0) ?? 0;
  return { isOtherMajor: differences[0] !== 0, isOlder: first < 0 };
}
