/** English texts of the columns that everyone of a brand sees. */
export const brandColumns = {
  open: 'Columns for everyone',
  title: 'Columns that everyone of {{brand}} sees',
  explain:
    'What is not ticked here is hidden for everybody of the brand, once somebody else has confirmed it. Totals, filters and what is sent stay as they are.',
  failed: 'The columns of the brand could not be loaded',
  save: 'Propose for everyone',
  pending: '{{name}} has proposed to hide these columns; somebody else has yet to confirm it.',
  reason: 'Why should everyone do without them?',
  reasonRule: 'At least 10 characters. Whoever confirms it reads it, and it is kept.',
  cancel: 'Cancel',
  impact: 'This hides {{columns}} in {{searches}}.',
  columns_one: '{{count}} column',
  columns_other: '{{count}} columns',
  searches_one: '{{count}} saved search',
  searches_other: '{{count}} saved searches',
  noImpact: 'No saved search that you can see shows these columns.',
  done_one: 'It is proposed to hide {{count}} column for everyone. Somebody else has to confirm it.',
  done_other: 'It is proposed to hide {{count}} columns for everyone. Somebody else has to confirm it.',
};
