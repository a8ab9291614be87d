import { useCallback } from 'react';
import type { Job } from '../../contracts/jobs';
import { createUseText, useSpoken } from '../../i18n/use-text';
import { jobKinds as en } from './i18n/job-kinds.en';
import { jobKinds as ar } from './i18n/job-kinds.ar';
import { jobKinds as sw } from './i18n/job-kinds.sw';

// Apart from the other words of jobs: the top bar of every page names a job that ended, and shows no more of it.
const useKindText = createUseText('jobKinds', { en, sw, ar });
const kinds = ['export', 'online-simulation', 'retail-simulation'] as const;

/** Gives what kind of work a job is; one that this version does not know is work of the server. */
export function useJobKind(): (kind: string) => string {
  const text = useKindText();
  return useCallback((kind) => text(kinds.find((one) => one === kind) ?? 'other'), [text]);
}

/** Gives how a job is called: by what it is about, else by its file, else by its kind. */
export function useJobTitle(): (job: Job) => string {
  const kindOf = useJobKind();
  const spoken = useSpoken();
  return useCallback(
    ({ about, file, kind }) => (about === undefined ? (file?.name ?? kindOf(kind)) : spoken(about.title)),
    [kindOf, spoken],
  );
}
