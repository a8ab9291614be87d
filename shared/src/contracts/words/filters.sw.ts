import type { CatalogueOf } from './catalogue-of';
import type { filterSentences as en } from './filters.en';

/** Swahili for the sentences that the server says of its filters. */
export const filterSentences: CatalogueOf<typeof en> = {
  online: 'Njia ni mtandaoni',
  retail: 'Njia ni maduka',
  both: 'Njia ni mtandaoni au maduka',
  Vertical: 'Aina ya mchezo ni {{value}}',
  Licence: 'Leseni ni {{value}}',
  TaxClass: 'Aina ya kodi ni {{value}}',
  Jurisdiction: 'Mamlaka ya kisheria ni {{value}}',
  Branch: 'Tawi ni {{value}}',
  place: 'Tawi, mashine au keshia ni {{value}}',
  anyPlace: 'Mkoa, tawi, mashine au keshia ni {{value}}',
  contains: 'Jina, kitambulisho au maandishi yana {{value}}',
  sold: 'Tiketi zilizouzwa katika kipindi, na yote yanayojulikana juu yake',
  settled: 'Tiketi zilizomalizika katika kipindi, na yote yanayojulikana juu yake',
  paid: 'Tiketi zilizolipwa katika kipindi, na yote yanayojulikana juu yake',
  whatIf: 'Dhana: si kwa kanuni zinazotumika',
  selling: 'Malipo yanahesabiwa kwa tawi lililouza',
  Region: 'Mkoa ni {{value}}',
  unverified: 'Kanuni zisizothibitishwa zimejumuishwa',
  cashOnly: 'Dau za fedha taslimu na ushindi wa fedha taslimu pekee huhesabiwa',
  or: 'au',
  ProductClass: 'Kundi la mchezo ni {{value}}',
  otherDays: 'Siku za michezo za baadhi ya leseni huanza {{value}}',
};
