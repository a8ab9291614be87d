import type { CatalogueLike } from '@tallyhouse/shared/i18n/catalogue';
import type { desk as en } from './desk.en';
import { channels } from '@tallyhouse/shared/contracts/words/labels.sw';

/** Swahili texts of the start of the day. */
export const desk: CatalogueLike<typeof en> = {
  tasks: {
    title: 'Kinachonihitaji',
    failed: 'Kazi hazikuweza kupakiwa',
    first: 'Fungua kazi ya kwanza',
    OVERDUE_one: 'ritani au malipo yamechelewa',
    OVERDUE_other: 'ritani au malipo yamechelewa',
    TAX_OVERDUE_one:
      'kipindi cha kodi kimepita siku yake: kodi yake haijalipwa yote (kimewekewa alama katika orodha)',
    TAX_OVERDUE_other:
      'vipindi vya kodi vimepita siku yake: kodi yake haijalipwa yote (vimewekewa alama katika orodha)',
    DUE_SOON_one: 'ritani au malipo yanatakiwa ndani ya siku saba',
    DUE_SOON_other: 'ritani au malipo yanatakiwa ndani ya siku saba',
    WAITING_FOR_ME_one: 'ripoti inasubiri uthibitisho wangu',
    WAITING_FOR_ME_other: 'ripoti zinasubiri uthibitisho wangu',
    REJECTED_one: 'ripoti ilikataliwa au haikuweza kutumwa',
    REJECTED_other: 'ripoti zilikataliwa au hazikuweza kutumwa',
    CRITICAL_ALERTS_one: 'tukio kubwa halijatatuliwa',
    CRITICAL_ALERTS_other: 'matukio makubwa hayajatatuliwa',
    LATE_SOURCES_one: 'chanzo kimechelewa kutuma faili',
    LATE_SOURCES_other: 'vyanzo vimechelewa kutuma faili',
    MISSING_FILES_one: 'faili haipo na haijaelezwa',
    MISSING_FILES_other: 'faili hazipo na hazijaelezwa',
    REJECTED_RECORDS_one: 'rekodi iliyokataliwa haijasahihishwa',
    REJECTED_RECORDS_other: 'rekodi zilizokataliwa hazijasahihishwa',
  },
  tone: { OK: 'Sawa', ATTENTION: 'Tazama leo', ALARM: 'Tazama sasa', UNKNOWN: 'Haijulikani' },
  calendar: {
    title: 'Siku za mwisho',
    failed: 'Siku za mwisho hazikuweza kupakiwa',
    all: 'Kalenda',
    none: 'Hakuna kinachotakiwa katika wiki tano zijazo.',
  },
  likelyMissed: 'Huenda ikapitwa',
  trust: {
    why: 'Kwa nini?',
    taxWhy: 'Vipindi vya kodi vya mwezi: kila kimoja hueleza kodi yake chini ya “Kwa nini imebadilika”',
    label: 'Kodi, fedha na ulinganifu',
    tax: 'Kodi na tozo, mwezi hadi sasa',
    coverage: 'Fedha za wachezaji zilizohifadhiwa',
    against: 'lazima zifidie {{amount}}',
    unknown: 'haijulikani',
    reconciliation: 'Ulinganisho wa siku iliyopita',
    authority: 'Muunganisho na {{authority}}',
  },
  reconciliation: {
    EQUAL: 'Inalingana',
    INCOMPLETE: 'Haijakamilika',
    MISMATCH: 'Hailingani',
    NOTHING: 'Hakuna cha kulinganisha',
  },
  reconciliationHint: {
    EQUAL: 'Kila kilichotumwa kimepakiwa.',
    INCOMPLETE: 'Kinachokosekana kinajulikana.',
    MISMATCH: 'Hakuna kinachoeleza tofauti.',
    NOTHING: 'Hakuna faili ya siku hiyo.',
  },
  health: { OK: 'Unafanya kazi', ATTENTION: 'Si thabiti', ALARM: 'Umekatika', UNKNOWN: 'Haijulikani' },
  heat: {
    title: 'Upya wa data kwa chapa, njia na saa',
    failed: 'Saa hazikuweza kupakiwa',
    all: 'Upakiaji wa data',
    none: 'Hakuna chanzo kilichotuma faili bado.',
    row: 'Chapa na njia',
    cell: '{{name}}, {{hour}}: {{state}}, rekodi {{records}}',
  },
  channel: channels,
  changes: {
    title: 'Kilichobadilika tangu jana',
    failed: 'Mabadiliko hayakuweza kupakiwa',
    none: 'Hakuna kilichobadilika tangu {{since}}.',
    all: 'Onyesha yote {{total}}',
    kind: {
      LOAD: 'Upakiaji',
      CORRECTION: 'Sahihisho',
      REPORT: 'Ripoti',
      RULE: 'Kanuni',
      DEED: 'Tendo',
    },
  },
};
