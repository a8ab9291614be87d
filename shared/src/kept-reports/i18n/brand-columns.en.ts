/** English texts of the columns that everyone of a brand sees. */
export const brandColumns = {
  open: 'Columns for everyone',
  title: 'Columns visible to everyone at {{brand}}',
  explain:
    'Columns not selected here are hidden for everyone at the brand once a second person has confirmed it. Totals, filters and reports sent are not affected.',
  failed: 'The columns of the brand could not be loaded',
  save: 'Propose for everyone',
  pending: '{{name}} has proposed to hide these columns; a second person has yet to confirm it.',
  reason: 'Reason for hiding them for everyone',
  reasonRule: 'At least 10 characters. Shown to the approver and kept on record.',
  cancel: 'Cancel',
  impact: 'This hides {{columns}} in {{searches}}.',
  columns_one: '{{count}} column',
  columns_other: '{{count}} columns',
  searches_one: '{{count}} saved search',
  searches_other: '{{count}} saved searches',
  noImpact: 'No saved search that you can see shows these columns.',
  done_one: 'Hiding {{count}} column for everyone is proposed. A second person must confirm it.',
  done_other: 'Hiding {{count}} columns for everyone is proposed. A second person must confirm it.',
};
