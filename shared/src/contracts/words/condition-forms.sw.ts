import type { CatalogueOf } from './catalogue-of';
import type { conditionForms as en } from './condition-forms.en';

/** Swahili sentences of conditions on a column, by what is compared. */
export const conditionForms: CatalogueOf<typeof en> = {
  contains: '{{column}} ina {{value}}',
  startsWith: '{{column}} inaanza na {{value}}',
  eq: '{{column}} ni {{value}}',
  ne: '{{column}} si {{value}}',
  in: '{{column}} ni mojawapo ya {{value}}',
  nin: '{{column}} si mojawapo ya {{value}}',
  ge: '{{column}} angalau {{value}}',
  le: '{{column}} isizidi {{value}}',
  gt: '{{column}} zaidi ya {{value}}',
  lt: '{{column}} chini ya {{value}}',
  between: '{{column}} kati ya {{value}} na {{other}}',
  isNull: '{{column}} ni tupu',
};
