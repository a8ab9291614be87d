/** English texts of the drawing above the rows of a report. */
export const chart = {
  choose: {
    day: 'Chart per day',
    week: 'Chart per week',
    month: 'Chart per month',
    by: 'Chart by {{column}}',
  },
  measure: 'Figure in the chart',
  compare: 'Compare the chart',
  compareWith: {
    none: 'No comparison',
    previous: 'Report of the period before',
    accepted: 'Last accepted report',
  },
  nothingToCompare: {
    previous: 'No report of this type is kept for {{period}}, so there is nothing to compare with.',
    accepted: 'No report of this type for {{period}} was accepted, so there is nothing to compare with.',
  },
  acceptedVersion: 'accepted version {{version}}',
  title: {
    day: '{{measure}} per day',
    week: '{{measure}} per week',
    month: '{{measure}} per month',
    by: '{{measure}} by {{column}}',
  },
  summary: '{{title}}, {{period}}: {{count}} bars, each with its figure.',
  noValue: 'none',
  rest: 'All others',
  compareFailed: 'The report to compare with could not be loaded',
  failed: 'The figures of the chart could not be loaded',
};
