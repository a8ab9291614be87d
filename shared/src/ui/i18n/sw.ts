import type { CatalogueLike } from '../../i18n/catalogue';
import type { en } from './en';

/** Swahili texts of the shared pieces. */
export const sw: CatalogueLike<typeof en> = {
  noData: 'hakuna data',
  copyRefused: 'Haijanakiliwa: kivinjari kimekataa. Chagua maandishi na uyanakili kwa mkono.',
  problem: {
    nothingChanged: 'Hakuna kilichobadilishwa kwa hili.',
    nextStep: {
      retry: 'Jaribu tena. Ikitokea tena, wape msaada namba ya ufuatiliaji.',
      CALL_NOT_NAMED: 'Iambie timu ya sehemu hii: hati yake lazima iutaje wito huu. Hakuna kilichotumwa.',
      FORBIDDEN: 'Mwombe msimamizi wa chapa akupe ruhusa hii.',
      BRAND_FORBIDDEN: 'Chagua chapa nyingine, au mwombe msimamizi ruhusa ya chapa hii.',
      BRAND_REQUIRED: 'Chagua chapa kwanza.',
      NOT_FOUND: 'Rudi kwenye orodha: huenda kimefutwa, au ni cha chapa nyingine.',
      RATE_LIMIT: 'Subiri dakika moja, kisha ujaribu tena.',
      TOO_MANY_ROWS: 'Chagua kipindi kifupi zaidi au ongeza kichujio.',
      TOO_LARGE: 'Chagua kipindi kifupi zaidi au ongeza kichujio.',
      VALIDATION: 'Sahihisha yaliyotajwa hapa chini kisha uwasilishe tena.',
      AUTHORITY_UNAVAILABLE:
        'Jaribu tena baadaye. Ikiendelea hivyo, hakiki anwani ya muunganisho na uiulize mamlaka.',
      offline: 'Angalia muunganisho wa mtandao, kisha ujaribu tena.',
    },
    offline: 'Seva haikuweza kufikiwa.',
    unexpected: 'Hitilafu isiyotarajiwa imetokea katika ukurasa huu.',
    traceId: 'Namba ya ufuatiliaji',
    copy: 'Nakili namba ya ufuatiliaji',
    copied: 'Namba ya ufuatiliaji imenakiliwa',
    inLog: 'Onyesha simu kwenye kumbukumbu za API',
    retry: 'Jaribu tena',
  },
  period: {
    label: 'Kipindi',
    choose: 'Chagua kipindi',
    earlier: 'Kipindi kilichotangulia',
    later: 'Kipindi kinachofuata',
    custom: 'Siku nyingine',
    apply: 'Tumia',
    from: 'Siku ya kwanza ya michezo',
    to: 'Siku ya mwisho ya michezo',
    days_one: 'siku {{count}} ya michezo',
    days_other: 'siku {{count}} za michezo',
    reversed: 'Siku ya kwanza ni baada ya siku ya mwisho.',
    incomplete: 'Weka siku zote mbili.',
    tooLong: 'Kipindi kisizidi miaka kumi.',
    preset: {
      yesterday: 'Jana',
      'last-week': 'Wiki kamili iliyopita',
      'last-month': 'Mwezi kamili uliopita',
      'last-quarter': 'Robo mwaka kamili iliyopita',
      'month-to-date': 'Mwezi hadi sasa',
      'year-to-date': 'Mwaka hadi sasa',
    },
  },
};
