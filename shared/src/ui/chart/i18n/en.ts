/** English words of charts. */
export const en = {
  form: 'Show as',
  chart: 'Chart',
  table: 'View as table',
  noData: 'no data',
  other: 'Other',
  before: 'before',
  drawing: 'Drawing the chart',
  notFetched:
    'The drawing could not be fetched: its file did not come. “View as table” has the same figures; try again, or load the page anew when that does not help.',
  retry: 'Try again',
};
