/** English texts of what opens an explanation. */
export const en = {
  what: 'What “{{name}}” means',
  close: 'Close',
  loading: 'Looking it up',
  failed: 'The explanation could not be fetched',
  failedHint:
    'The connection failed, or a new version was just published. Try again; if it stays, reload the page.',
  retry: 'Try again',
};
