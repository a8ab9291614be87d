/** English texts of the jobs tray. Plurals end with `_one` and `_other`. */
export const en = {
  title: 'Jobs',
  button: 'Jobs',
  buttonRunning_one: 'Jobs, {{count}} under way',
  buttonRunning_other: 'Jobs, {{count}} under way',
  running: 'Under way',
  ended: 'Finished',
  empty: 'No jobs',
  emptyHint:
    'Exports and long simulations appear here. They go on when you leave the page, and files are kept for a day.',
  failed: 'The list of jobs could not be loaded',
  stale: 'The connection is gone: this is how the jobs stood a moment ago.',
  close: 'Close',
  done: 'Ready: {{title}}',
  doneHint: 'Find the result under Jobs.',
  jobFailed: 'Failed: {{title}}',
  jobFailedHint: 'Find out why under Jobs.',
  show: 'Show jobs',
};
