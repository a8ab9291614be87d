import type { CatalogueOf } from './catalogue-of';
import type { ruleChangeWords as en } from './rule-changes.en';

/** What differs between two rule packs, in Arabic. */
export const ruleChangeWords: CatalogueOf<typeof en> = {
  COMES_IN: 'قاعدة مضافة: {{charge}}، تسري من {{from}}، {{status}}.',
  COMES_IN_UNTIL: 'قاعدة مضافة: {{charge}}، تسري من {{from}} حتى ما قبل {{until}}، {{status}}.',
  GOES_OUT: 'قاعدة محذوفة: {{charge}}، كانت تسري من {{from}}، {{status}}.',
  GOES_OUT_UNTIL: 'قاعدة محذوفة: {{charge}}، كانت تسري من {{from}} حتى ما قبل {{until}}، {{status}}.',
  CHARGES: 'المعدل: {{charge}}، وكان {{before}}.',
  FIELD_IS: 'الحقل {{field}}: {{after}}، وكان {{before}}.',
  FIELD_CAME: 'الحقل {{field}}: {{after}}، وكان فارغًا.',
  FIELD_WENT: 'الحقل {{field}}: فارغ الآن، وكان {{before}}.',
};
