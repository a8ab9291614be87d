import type { CatalogueOf } from './catalogue-of';
import type { dueWords as english } from './dues.en';

/** The same in Swahili. */
export const dueWords: CatalogueOf<typeof english> = {
  NO_SOURCE_READ: 'Hakuna chanzo cha siku ya mwisho kilichosomwa.',
  TOLD_BY_FORM: 'Siku ya mwisho hutajwa na {{form}}.',
  DAY_NOT_STATED: 'Chanzo hakitaji siku ndani ya kipindi.',
  TAXED_BY_DAY: 'Hii hutozwa kwa siku: hakuna siku ya mwisho kwa kipindi kingine.',
  TAXED_BY_WEEK: 'Hii hutozwa kwa wiki: hakuna siku ya mwisho kwa kipindi kingine.',
  TAXED_BY_MONTH: 'Hii hutozwa kwa mwezi: hakuna siku ya mwisho kwa kipindi kingine.',
  TAXED_BY_BIMONTH: 'Hii hutozwa kwa miezi miwili: hakuna siku ya mwisho kwa kipindi kingine.',
  TAXED_BY_QUARTER: 'Hii hutozwa kwa robo mwaka: hakuna siku ya mwisho kwa kipindi kingine.',
  TAXED_BY_HALF: 'Hii hutozwa kwa nusu mwaka: hakuna siku ya mwisho kwa kipindi kingine.',
  TAXED_BY_YEAR: 'Hii hutozwa kwa mwaka: hakuna siku ya mwisho kwa kipindi kingine.',
  TAXED_BY_UNKNOWN: 'Urefu wa vipindi vya kodi hii haukusomwa: hakuna siku ya mwisho kwa siku hizi.',
};
