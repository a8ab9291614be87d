import type { Job } from '@tallyhouse/shared/contracts/jobs';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

interface Standing extends Pick<Job, 'state' | 'done' | 'total'> {
  /** Of the call that was answered: two calls that are under way together may be answered in any order. */
  readonly path: string;
}

/** How a job stood each time that the page asked after it, in the order of the answers; it grows by itself. */
export function watchJob(page: Page, id: string): readonly Standing[] {
  const seen: Standing[] = [];
  let earlier = Promise.resolve();
  page.on('response', (response) => {
    const { pathname: path } = new URL(response.url());
    if (path !== '/api/Jobs' && path !== `/api/Jobs/${id}`) return;
    // A page that is left takes its answers with it.
    const answer = (response.json() as Promise<Job | { items: Job[] }>).catch(() => ({ items: [] }));
    earlier = earlier.then(async () => {
      const body = await answer;
      const job = 'items' in body ? body.items.find((one) => one.id === id) : body;
      if (job !== undefined) seen.push({ path, state: job.state, done: job.done, total: job.total });
    });
  });
  return seen;
}

/** Whoever asks again is never told of less than before. */
export function expectOnlyForward(seen: readonly Standing[]): void {
  for (const path of new Set(seen.map((standing) => standing.path))) {
    const done = seen.filter((standing) => standing.path === path).map((standing) => standing.done);
    expect(done, path).toEqual(done.toSorted((before, after) => before - after));
  }
}
