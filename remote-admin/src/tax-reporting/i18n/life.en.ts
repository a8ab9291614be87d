/** English texts of the life of a tax period. */
export const life = {
  label: 'Lifecycle of the period',
  OPEN: 'The period is running, or late records are still accepted.',
  SOFT_CLOSED: 'Ended. The figures are pinned; one person proposes to close it, another confirms.',
  CLOSED: 'Closed by two people. It can be filed and paid.',
  FILED: 'The authority has acknowledged the return.',
  PAID: 'Filed and paid in full.',
  REOPENED: 'Reopened by two people. The next step is a correction.',
  AMENDED: 'A new version is in force. It can be filed and paid.',
};
