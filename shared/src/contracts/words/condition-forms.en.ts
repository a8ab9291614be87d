/** English sentences of conditions on a column, by what is compared. */
export const conditionForms = {
  contains: '{{column}} contains {{value}}',
  startsWith: '{{column}} starts with {{value}}',
  eq: '{{column}} is {{value}}',
  ne: '{{column}} is not {{value}}',
  in: '{{column}} is one of {{value}}',
  nin: '{{column}} is none of {{value}}',
  ge: '{{column}} at least {{value}}',
  le: '{{column}} at most {{value}}',
  gt: '{{column}} more than {{value}}',
  lt: '{{column}} less than {{value}}',
  between: '{{column}} between {{value}} and {{other}}',
  isNull: '{{column}} is empty',
};
