/** English texts of the shared pieces. Plurals end with `_one` and `_other`, values stand in double braces. */
export const en = {
  noData: 'no data',
  withheld: 'Shown once you have confirmed or returned it',
  copyRefused: 'Not copied: the browser refused the clipboard. Select the text and copy it by hand.',
  period: {
    label: 'Period',
    choose: 'Choose a period',
    earlier: 'Earlier period',
    later: 'Later period',
    custom: 'Other days',
    apply: 'Apply',
    from: 'First gaming day',
    to: 'Last gaming day',
    days_one: '{{count}} gaming day',
    days_other: '{{count}} gaming days',
    reversed: 'The first day lies after the last day.',
    incomplete: 'Enter both days.',
    tooLong: 'A period has at most ten years.',
    preset: {
      yesterday: 'Yesterday',
      'last-week': 'Last complete week',
      'last-month': 'Last complete month',
      'last-quarter': 'Last complete quarter',
      'month-to-date': 'Month to date',
      'year-to-date': 'Year to date',
    },
  },
};
