import type { CatalogueOf } from './catalogue-of';
import type { ruleChangeWords as english } from './rule-changes.en';

/** The same in Swahili. */
export const ruleChangeWords: CatalogueOf<typeof english> = {
  COMES_IN: 'Kanuni inaingia: {{charge}}, kuanzia {{from}}, {{status}}.',
  COMES_IN_UNTIL: 'Kanuni inaingia: {{charge}}, kuanzia {{from}} hadi kabla ya {{until}}, {{status}}.',
  GOES_OUT: 'Kanuni inatoka: {{charge}}, kuanzia {{from}}, {{status}}.',
  GOES_OUT_UNTIL: 'Kanuni inatoka: {{charge}}, kuanzia {{from}} hadi kabla ya {{until}}, {{status}}.',
  CHARGES: 'Inatoza {{charge}}, kabla {{before}}.',
  FIELD_IS: 'Sehemu {{field}} ni {{after}}, kabla {{before}}.',
  FIELD_CAME: 'Sehemu {{field}} ni {{after}}, kabla haikuwa na kitu.',
  FIELD_WENT: 'Sehemu {{field}} haina kitu, kabla {{before}}.',
};
