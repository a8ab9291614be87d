/** English texts of what opens an explanation. */
export const en = {
  what: 'What “{{name}}” means',
  close: 'Close',
  loading: 'Loading the explanation',
  failed: 'The explanation could not be loaded',
  failedHint:
    'The connection failed, or a new version was just published. Try again; if the problem persists, reload the page.',
  retry: 'Try again',
};
