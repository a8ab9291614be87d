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
    'The chart could not be loaded. “View as table” shows the same figures; try again, or reload the page if that does not help.',
  retry: 'Try again',
};
