import type { Job } from '@tallyhouse/shared/contracts/jobs';
import type { Page } from '@playwright/test';

type Standing = Pick<Job, 'state' | 'done' | 'total'>;

/** How a job stood each time that the page asked after it, in the order of the answers; it grows by itself. */
export function watchJob(page: Page, id: string): readonly Standing[] {
  const seen: Standing[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname !== '/api/Jobs' && pathname !== `/api/Jobs/${id}`) return;
    void (response.json() as Promise<Job | { items: Job[] }>).then(
      (body) => {
        const job = 'items' in body ? body.items.find((one) => one.id === id) : body;
        if (job !== undefined) seen.push({ state: job.state, done: job.done, total: job.total });
      },
      // A page that is left takes its answers with it.
      () => undefined,
    );
  });
  return seen;
}
