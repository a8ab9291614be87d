import type { CDPSession } from '@playwright/test';

/** Who asked for a request, as the developer tools tell it. */
interface Initiator {
  readonly url?: string;
  readonly stack?: Stack;
}
interface Stack {
  readonly callFrames: readonly { readonly url: string }[];
  readonly parent?: Stack;
}

/** One file that a page asked for. */
export interface AskedFile {
  readonly url: string;
  /** How many requests one after the other led to it: 1 for what was asked for at the start. */
  readonly hop: number;
}

/** Follows what a page asks for from now on; calls of the API are left out. Gives the files so far. */
export async function followFiles(devtools: CDPSession): Promise<() => readonly AskedFile[]> {
  const hops = new Map<string, number>();
  await devtools.send('Network.enable');
  devtools.on('Network.requestWillBeSent', ({ request, initiator }) => {
    const { url } = request;
    if (!url.startsWith('http') || new URL(url).pathname.startsWith('/api/')) return;
    if (hops.has(url)) return;
    const askedBy = [...askers(initiator), manifestOf(url)];
    hops.set(url, 1 + Math.max(0, ...askedBy.map((asker) => hops.get(asker) ?? 0)));
  });
  return () => [...hops].map(([url, hop]) => ({ url, hop }));
}

/** What names a file of a remote: the script that asks for it was told by that, which the developer tools do not say. */
function manifestOf(url: string): string {
  return url.replace(/[^/]*$/, 'manifest.json');
}

function askers({ url, stack }: Initiator): string[] {
  const urls = url === undefined ? [] : [url];
  for (let at = stack; at !== undefined; at = at.parent)
    urls.push(...at.callFrames.map((frame) => frame.url));
  return urls;
}
