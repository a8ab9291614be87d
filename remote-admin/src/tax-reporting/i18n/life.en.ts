/** English texts of the life of a tax period. */
export const life = {
  label: 'Life of the period',
  OPEN: 'The period runs, or late records still have time to come.',
  SOFT_CLOSED: 'Over. The figures are pinned; somebody proposes to close it, another person confirms.',
  CLOSED: 'Closed by two people. It can be filed and paid.',
  FILED: 'The authority has acknowledged the return.',
  PAID: 'Filed and paid in full.',
  REOPENED: 'Opened again by two people. A correction is the next step.',
  AMENDED: 'A new version is in force. It can be filed and paid.',
};
