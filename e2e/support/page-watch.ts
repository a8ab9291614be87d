import type { Browser, BrowserContext, ConsoleMessage } from '@playwright/test';

/** Listens to pages for what a user would not see and a developer must. */
export interface PageWatch {
  /** Faults that belong to the story, such as a file that the test takes away. */
  readonly allow: (pattern: RegExp) => void;
  /** What went wrong and was not allowed. */
  readonly faults: () => readonly string[];
  /** Listens to the pages of one more context. */
  readonly follow: (context: BrowserContext) => Promise<void>;
}

/**
 * Collects console errors, uncaught errors, violations of the content security policy, and requests that leave the
 * product's own origin.
 */
export function createPageWatch(origin: string): PageWatch {
  const seen: string[] = [];
  const allowed: RegExp[] = [];
  return {
    allow: (pattern) => allowed.push(pattern),
    faults: () => seen.filter((fault) => !allowed.some((pattern) => pattern.test(fault))),
    async follow(context) {
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
    },
  };
}

/** Follows every context that is opened from now on, those of a second user or device; gives what ends that. */
export function followNewContexts(browser: Browser, watch: PageWatch): () => void {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    await watch.follow(context);
    return context;
  };
  return () => {
    browser.newContext = open;
  };
}

function placeOf(message: ConsoleMessage): string {
  const { url } = message.location();
  return url === '' ? '' : ` (${url})`;
}
