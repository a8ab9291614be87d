/** English texts about what failed: the next step, and how support finds it. */
export const en = {
  nextStep: {
    retry: 'Try again. If it happens again, give the trace id to support.',
    CALL_NOT_NAMED:
      'Contact the team responsible for this part: its manifest must declare the call. Nothing was sent.',
    CLOCKS_APART: 'Give all of them the same gaming day.',
    SEVERAL_CURRENCIES: 'Choose one licence, whose figures are in one currency.',
    FORBIDDEN: 'Ask an administrator of the brand for this permission.',
    BRAND_FORBIDDEN: 'Choose another brand, or ask an administrator for access to this one.',
    BRAND_REQUIRED: 'Choose a brand first.',
    NOT_FOUND: 'Go back to the list: the item may have been deleted or belong to another brand.',
    DISK_FULL: 'Ask your administrator to free disk space, then try again.',
    SECRET_DAMAGED:
      'Contact your administrator: the server log names the secret, which must be restored from a backup or set again.',
    BUSY: 'If it happens again, wait for your requests in other windows to finish, or try again later.',
    RATE_LIMIT: 'Wait a minute, then try again.',
    TOO_MANY_ROWS: 'Choose a shorter period or add a filter.',
    TOO_LARGE: 'Choose a shorter period or add a filter.',
    VALIDATION: 'Correct the values named here and try again.',
    AUTHORITY_UNAVAILABLE:
      'Try again later. If the problem persists, check the connection address and contact the authority.',
    offline: 'Check the network connection, then try again.',
  },
  withheld: {
    title:
      'These figures are withheld until you have confirmed or returned the report awaiting your confirmation',
    why: 'Until then, work out the report’s control total from your own records or from the authority’s files.',
    by: 'Awaiting your confirmation:',
  },
  offline: 'The server could not be reached.',
  unexpected: 'An unexpected error occurred on this page.',
  traceId: 'Trace id',
  copy: 'Copy trace id',
  copied: 'Trace id copied',
  inLog: 'Show the call in the API log',
  retry: 'Try again',
  toList: 'Back to the list',
  otherBrand: {
    why: 'It belongs to {{brand}}, not to the brand this tab is working for.',
    open: 'Switch to {{brand}} and open it',
  },
};
