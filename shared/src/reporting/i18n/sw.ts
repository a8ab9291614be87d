import type { CatalogueLike } from '../../i18n/catalogue';
import { reportStates } from '../../i18n/report-states.sw';
import type { en } from './en';

/** Swahili texts of the report scaffold. */
export const sw: CatalogueLike<typeof en> = {
  status: {
    FINAL: 'Ya mwisho',
    PROVISIONAL: 'Ya muda',
    ESTIMATED: 'Makadirio',
    UNVERIFIED_RULE: 'Kanuni haijathibitishwa',
  },
  statusMeaning: {
    FINAL: 'Data yote ya kipindi imepakiwa na kila kanuni imethibitishwa.',
    PROVISIONAL: 'Baadhi ya data haipo au bado inawasili; takwimu zinaweza kubadilika.',
    ESTIMATED: 'Sehemu ya takwimu ni makadirio.',
    UNVERIFIED_RULE: 'Kanuni mojawapo ya takwimu hizi haijathibitishwa.',
  },
  reportState: reportStates,
  reason: {
    GAP: 'Data haipo: {{what}}',
    PARTIAL: 'Data imepakiwa kwa sehemu: {{what}}',
    REJECTED: 'Faili limekataliwa lote: {{what}}',
    MORE: 'na faili nyingine {{what}} ambazo hazijafika kamili',
    OPEN: 'Data bado inawasili: {{what}}',
    LATE_TOLERANCE: 'Rekodi za kuchelewa bado zinakuja hadi {{what}}',
    FX_MISSING: 'Hakuna kiwango cha fedha: {{what}}',
    FACT_MISSING: 'Kodi inakosa jambo: {{what}}',
    UNCLASSIFIED: 'Michezo isiyo na aina ya kodi: {{what}}',
    ESTIMATED: 'Kadirio: {{what}}',
    RULE_UNVERIFIED: 'Kanuni haijathibitishwa: {{what}}',
    NEGATIVE_UNKNOWN: 'Haijulikani kanuni hufanya nini kwa msingi hasi: {{what}}',
  },
  reasonsMore_one: 'na nyingine {{count}}',
  reasonsMore_other: 'na nyingine {{count}}',
  filter: {
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
    selling: 'Malipo yanahesabiwa kwa tawi lililouza',
    Region: 'Mkoa ni {{value}}',
    or: 'au',
  },
  standard: {
    label: 'Takwimu hizi ni nini',
    brand: 'Chapa',
    period: 'Kipindi',
    zone: 'siku ya michezo huanza {{cutoff}}, {{zone}}',
    basis: 'Msingi',
    currency: 'Sarafu',
    asOf: 'Data hadi',
    snapshot: 'Nakala ya data',
    filters: 'Vichujio',
    noFilters: 'hakuna',
  },
  basis: {
    PLACED: 'Beti zilizowekwa katika kipindi',
    SETTLED: 'Beti zilizoamuliwa katika kipindi',
    PAID: 'Ushindi uliolipwa katika kipindi',
    PLACED_PAID: 'Dau lililowekwa, ushindi uliolipwa',
  },
  link: {
    copy: 'Nakili kiungo',
    copied: 'Kiungo kimenakiliwa. Kinaonyesha yaleyale kwa kila anayeruhusiwa kuona chapa hii.',
    refused:
      'Hakuna kilichonakiliwa: kivinjari kimekataa kutumia ubao wa kunakilia. Nakili anwani ya ukurasa badala yake.',
  },
  chooseBrand: {
    title: 'Chagua chapa',
    hint: 'Ukurasa huu hufanya kazi kwa data ya chapa moja. Unaangalia chapa zako zote.',
    action: 'Chagua chapa',
  },
};
