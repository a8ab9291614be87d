import type { Job } from '@tallyhouse/shared/contracts/jobs';
import { Button } from '@tallyhouse/shared/kit/core';
import { App } from '@tallyhouse/shared/kit/modal';
import { useJobTitle } from '@tallyhouse/shared/reporting/exports/job-title';
import { useEffect, useRef } from 'react';
import { endedSince } from './ended-since';
import { useJobsText } from './use-jobs-text';

const shownSeconds = 8;

/** Tells once of each job that ends while the page is open, unless the tray shows it already. */
export function useNoticeOfEndedJobs(
  jobs: readonly Job[] | undefined,
  tray: { readonly isOpen: boolean; readonly open: () => void },
): void {
  const text = useJobsText();
  const titleOf = useJobTitle();
  const { notification } = App.useApp();
  const before = useRef<readonly Job[]>(undefined);
  useEffect(() => {
    if (jobs === undefined) return;
    const ended = endedSince(before.current, jobs);
    before.current = jobs;
    if (tray.isOpen) return;
    for (const job of ended) {
      // Who looks at the page of the job sees how it ended.
      if (job.about?.goTo?.path === location.pathname) continue;
      const isDone = job.state === 'DONE';
      const title = titleOf(job);
      notification.open({
        key: job.id,
        // At the top it would lie over the buttons of the page.
        placement: 'bottomRight',
        type: isDone ? 'success' : 'error',
        role: isDone ? 'status' : 'alert',
        title: text(isDone ? 'done' : 'jobFailed', { title }),
        description: text(isDone ? 'doneHint' : 'jobFailedHint'),
        // A failure stays until it was read.
        duration: isDone ? shownSeconds : 0,
        actions: (
          <Button
            size="small"
            onClick={() => {
              notification.destroy(job.id);
              tray.open();
            }}
          >
            {text('show')}
          </Button>
        ),
      });
    }
  }, [jobs, tray, notification, text, titleOf]);
}
