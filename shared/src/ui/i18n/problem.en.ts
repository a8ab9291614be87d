/** English texts about what failed: the next step, and how support finds it. */
export const en = {
  nextStep: {
    retry: 'Try again. If it happens again, give the trace id to support.',
    CALL_NOT_NAMED: 'Tell the team of this part: its manifest must name the call. Nothing was sent.',
    CLOCKS_APART: 'Give the licence the gaming days of the others, or these its own.',
    SEVERAL_CURRENCIES: 'Choose one licence: its figures are in one currency.',
    FORBIDDEN: 'Ask an administrator of the brand for this permission.',
    BRAND_FORBIDDEN: 'Choose another brand, or ask an administrator for access to this one.',
    BRAND_REQUIRED: 'Choose a brand first.',
    NOT_FOUND: 'Go back to the list: it may have been deleted, or belong to another brand.',
    DISK_FULL: 'Ask your administrator to make room on the disk, then try again.',
    SECRET_DAMAGED:
      'Tell your administrator: the log of the server names it; it has to be restored from a backup or set anew.',
    BUSY: 'If it happens again, choose a shorter period, or come back later.',
    RATE_LIMIT: 'Wait a minute, then try again.',
    TOO_MANY_ROWS: 'Choose a shorter period or add a filter.',
    TOO_LARGE: 'Choose a shorter period or add a filter.',
    VALIDATION: 'Correct what is named below and send it again.',
    AUTHORITY_UNAVAILABLE:
      'Try again later. If it stays so, check the address of the connection and ask the authority.',
    offline: 'Check the network connection, then try again.',
  },
  withheld: {
    title: 'These figures are shown once you have confirmed or returned the report that waits for you',
    why: 'Until then, work its control total out from your own papers or from the files of the authority.',
  },
  offline: 'The server could not be reached.',
  unexpected: 'Something unexpected went wrong in this page.',
  traceId: 'Trace id',
  copy: 'Copy trace id',
  copied: 'Trace id copied',
  inLog: 'Show the call in the API log',
  retry: 'Try again',
};
