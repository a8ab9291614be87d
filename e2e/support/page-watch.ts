import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** Listens to every page of a context for what a user would not see and a developer must. */
export interface PageWatch {
  /** Faults that belong to the story, such as a file that the test takes away. */
  allow: (pattern: RegExp) => void;
  /** What went wrong and was not allowed. */
  faults: () => readonly string[];
}

/**
 * Collects console errors, uncaught errors, violations of the content security policy, and requests that leave the
 * product's own origin.
 */
export async function watchPages(context: BrowserContext, origin: string): Promise<PageWatch> {
  const seen: string[] = [];
  const allowed: RegExp[] = [];
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      console.error(`CSP: ${violatedDirective} blocked ${blockedURI} in ${sourceFile}`);
    });
  });
  context.on('console', (message) => {
    if (message.type() === 'error') seen.push(`console: ${message.text()}${placeOf(message)}`);
  });
  context.on('weberror', (fault) => seen.push(`uncaught: ${fault.error().message}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) seen.push(`foreign: ${url.href}`);
  });
  return {
    allow: (pattern) => allowed.push(pattern),
    faults: () => seen.filter((fault) => !allowed.some((pattern) => pattern.test(fault))),
  };
}

function placeOf(message: ConsoleMessage): string {
  const { url } = message.location();
  return url === '' ? '' : ` (${url})`;
}
