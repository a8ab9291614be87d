/** English words of charts. */
export const en = {
  form: 'Show as',
  chart: 'Chart',
  table: 'View as table',
  noData: 'no data',
  other: 'Other',
  before: 'before',
  change: 'Change',
  sum: 'Total',
  whole: 'In all against {{period}}: {{change}}',
  notApplicable: 'n/a',
  marks: 'Arrow keys go from mark to mark, Enter opens what is behind it.',
  drawing: 'Drawing the chart',
  choice: {
    label: 'Chart above the figures',
    none: 'No chart',
  },
  picture: { save: 'Picture', png: 'PNG, for documents', svg: 'SVG, for print in any size' },
  notSaved: 'The picture could not be made. Try again, or take “View as table”, which has the same figures.',
  notFetched:
    'The chart could not be loaded. “View as table” shows the same figures; try again, or reload the page if that does not help.',
  retry: 'Try again',
};
