import type { RegisteredRemote } from '@tallyhouse/shared/contracts/registry';
import { loadScreen, type ScreenOutcome } from './load-screen';

/** Sign-in, brand choice and other routes never wait for a remote; this one's place waits this long. */
const budgetMs = 8000;

/** Brings a remote's screen in, fetching federation itself with the first one. */
export function loadScreenInBrowser(remote: RegisteredRemote, path: string): Promise<ScreenOutcome> {
  return loadScreen(remote, path, { loadRoutesModule, hashAt, budgetMs });
}

async function loadRoutesModule(remote: RegisteredRemote): Promise<unknown> {
  const federation = await import(/* webpackChunkName: "federation" */ './federation-runtime');
  return federation.loadRoutesModule(remote);
}

async function hashAt(url: string): Promise<string | null> {
  const answer = await fetch(url, { cache: 'no-store' });
  if (!answer.ok) return null;
  const digest = await crypto.subtle.digest('SHA-384', await answer.arrayBuffer());
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
