/** English texts of the jobs tray. Plurals end with `_one` and `_other`. */
export const en = {
  title: 'Jobs',
  button: 'Jobs',
  buttonRunning_one: 'Jobs, {{count}} running',
  buttonRunning_other: 'Jobs, {{count}} running',
  running: 'Running',
  ended: 'Finished',
  empty: 'No jobs',
  emptyHint:
    'Exports and long simulations appear here. They continue when you leave the page, and files are available for one day.',
  failed: 'The jobs could not be loaded',
  stale: 'The connection was lost. This is the last known status of the jobs.',
  close: 'Close',
  done: 'Ready: {{title}}',
  doneHint: 'Find the result under Jobs.',
  jobFailed: 'Failed: {{title}}',
  jobFailedHint: 'See Jobs for the reason.',
  show: 'Show jobs',
};
