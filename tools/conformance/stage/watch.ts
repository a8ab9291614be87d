import type { Page, Request } from 'playwright-core';

/** A request as the checks need it. */
export interface SentRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What the page sent and what went wrong in it, from the start. */
export interface Watch {
  readonly sent: readonly SentRequest[];
  /** Uncaught errors, unhandled rejections, and what the console says as an error; not failures to fetch. */
  readonly errors: readonly string[];
  /** Addresses of requests that have no answer yet. */
  live(): string[];
}

/** Chromium says so itself of every answer that is an error; what the remote makes of it is what counts. */
const ofTheNetwork =
  /Failed to load resource|ERR_|blocked by CORS policy|Failed to fetch dynamically imported/;

export function watchPage(page: Page): Watch {
  const sent: SentRequest[] = [];
  const errors: string[] = [];
  const live = new Set<Request>();
  page.on('request', (request) => {
    live.add(request);
    sent.push({
      url: request.url(),
      method: request.method(),
      headers: request.headers(),
      body: request.postData() ?? '',
    });
  });
  page.on('requestfinished', (request) => live.delete(request));
  page.on('requestfailed', (request) => live.delete(request));
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !ofTheNetwork.test(message.text())) errors.push(message.text());
  });
  return { sent, errors, live: () => [...live].map((request) => request.url()) };
}
