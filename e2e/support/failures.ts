import type { Page, Route } from '@playwright/test';

/** One way in which a call can go wrong, and what its notice must say. */
export interface Failure {
  readonly name: string;
  /** The cause as a user reads it. */
  readonly cause: RegExp;
  /** What to do next. */
  readonly next: RegExp;
  /** Under which support finds it; null where no answer came that could name one. */
  readonly traceId: string | null;
  readonly answer: (route: Route) => Promise<void>;
}

/** Everything that the check “every failure speaks” names. */
export const failures: readonly Failure[] = [
  refusal(400, 'VALIDATION', {
    detail: 'The order was not understood',
    next: /Correct the values named/,
    errors: [{ field: 'period.to', code: 'too_small', message: 'lies before the first day' }],
  }),
  refusal(403, 'FORBIDDEN', {
    detail: 'This needs a permission you lack',
    next: /administrator|another brand/,
  }),
  refusal(404, 'NOT_FOUND', { detail: 'There is no such thing', next: /Go back to the list|deleted/ }),
  refusal(409, 'VERSION_CONFLICT', { detail: 'Reload it, then repeat the change', next: /Reload it/ }),
  refusal(429, 'RATE_LIMIT', { detail: 'Too many calls', next: /Wait|try again/i }),
  refusal(500, 'INTERNAL', { detail: 'The server met a fault', next: /Try again/ }),
  {
    name: 'a broken connection',
    cause: /cannot be reached|could not be reached/,
    next: /try again/i,
    traceId: null,
    answer: (route) => route.abort('connectionreset'),
  },
  {
    name: 'a timeout',
    cause: /took too long/,
    next: /try again/i,
    traceId: null,
    // Never answered: the page itself gives up, hastened by `hastenTimeouts`.
    answer: () => new Promise(() => undefined),
  },
];

export function failureNamed(name: string | undefined): Failure {
  const failure = failures.find((one) => one.name === name);
  if (failure === undefined) throw new RangeError(`There is no failure ${String(name)}`);
  return failure;
}

interface Words {
  readonly detail: string;
  readonly next: RegExp;
  readonly errors?: readonly { field: string; code: string; message: string }[];
}

function refusal(status: number, code: string, { detail, next, errors }: Words): Failure {
  const traceId = `trace-of-${status}`;
  const problem = { type: 'about:blank', title: `Refused with ${status}`, status, code, detail, traceId };
  return {
    name: String(status),
    cause: new RegExp(errors?.[0] === undefined ? detail : `${detail}.*${errors[0].message}`, 's'),
    next,
    traceId,
    answer: (route) =>
      route.fulfill({
        status,
        contentType: 'application/problem+json',
        headers: { 'x-request-id': traceId },
        json: errors === undefined ? problem : { ...problem, errors },
      }),
  };
}

/** Lets the page lose its patience with `path` after a second, in place of two minutes. */
export async function hastenTimeouts(page: Page, path: string): Promise<void> {
  await page.addInitScript((part) => {
    const asked = new WeakSet<XMLHttpRequest>();
    const hastened = new Set<XMLHttpRequest>();
    Object.assign(window, { hastened });
    window.XMLHttpRequest = class extends XMLHttpRequest {
      override open(method: string, url: string | URL) {
        if (String(url).includes(part)) asked.add(this);
        super.open(method, url, true);
      }
      override send(body?: Document | XMLHttpRequestBodyInit | null) {
        if (asked.has(this) && sessionStorage.getItem('patience') === null) {
          this.timeout = 1000;
          hastened.add(this);
          this.addEventListener('loadend', () => hastened.delete(this));
        }
        super.send(body);
      }
    };
  }, path);
}

/**
 * The page has its own patience again, for an answer that may take its time. What was asked without it has ended by then:
 * a retry would wait for that one, and fail with it.
 */
export async function restorePatience(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.setItem('patience', 'restored'));
  await page.waitForFunction(() => !('hastened' in window) || (window.hastened as Set<unknown>).size === 0);
}
