import type { OpenedRemote } from '@tallyhouse/shared/contracts/registry';

/**
 * Begins to fetch every file that the screen at `path` needs, so that they do not come one after the other: without it
 * the entry would name the next, and that one the next.
 *
 * A hint only: what comes runs when the loader asks for it, with its hash. `crossOrigin` and `integrity` are those of
 * the script elements, or each file would be fetched twice.
 */
export function fetchAhead(remote: OpenedRemote, path: string): void {
  for (const file of remote.preload[path] ?? []) {
    const href = new URL(remote.baseUrl + file, document.baseURI).href;
    if (isAsked(href)) continue;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.crossOrigin = 'anonymous';
    link.integrity = remote.files[file] ?? '';
    link.href = href;
    document.head.append(link);
  }
}

/** Once for each page, whatever came of it: tries after a failure ask one by one. */
function isAsked(href: string): boolean {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')].some(
    (link) => link.href === href,
  );
}
