import type { CatalogueOf } from './catalogue-of';
import type { conditionForms as en } from './condition-forms.en';

/** Arabic sentences of conditions on a column, by what is compared. */
export const conditionForms: CatalogueOf<typeof en> = {
  contains: '{{column}} يحتوي على {{value}}',
  startsWith: '{{column}} يبدأ بـ {{value}}',
  eq: '{{column}} يساوي {{value}}',
  ne: '{{column}} لا يساوي {{value}}',
  in: '{{column}} من بين {{value}}',
  nin: '{{column}} ليس من بين {{value}}',
  ge: '{{column}} لا يقل عن {{value}}',
  le: '{{column}} لا يزيد على {{value}}',
  gt: '{{column}} أكثر من {{value}}',
  lt: '{{column}} أقل من {{value}}',
  between: '{{column}} بين {{value}} و{{other}}',
  isNull: '{{column}} فارغ',
};
