import type { CatalogueLike } from '../../i18n/catalogue';
import type { en } from './problem.en';

/** Swahili texts about what failed. */
export const sw: CatalogueLike<typeof en> = {
  nextStep: {
    retry: 'Jaribu tena. Ikitokea tena, wape msaada namba ya ufuatiliaji.',
    CALL_NOT_NAMED: 'Iambie timu ya sehemu hii: hati yake lazima iutaje wito huu. Hakuna kilichotumwa.',
    CLOCKS_APART: 'Ipe leseni siku za michezo za zile nyingine, au hizo zipe zake.',
    SEVERAL_CURRENCIES: 'Chagua leseni moja: takwimu zake ziko katika sarafu moja.',
    FORBIDDEN: 'Mwombe msimamizi wa chapa akupe ruhusa hii.',
    BRAND_FORBIDDEN: 'Chagua chapa nyingine, au mwombe msimamizi ruhusa ya chapa hii.',
    BRAND_REQUIRED: 'Chagua chapa kwanza.',
    NOT_FOUND: 'Rudi kwenye orodha: huenda kimefutwa, au ni cha chapa nyingine.',
    DISK_FULL: 'Mwombe msimamizi wako aongeze nafasi kwenye diski, kisha ujaribu tena.',
    SECRET_DAMAGED:
      'Mwambie msimamizi wako: kumbukumbu za seva zinaitaja; lazima irejeshwe kutoka kwenye nakala rudufu au iwekwe upya.',
    BUSY: 'Ikitokea tena, subiri maombi yako katika madirisha mengine yakamilike, au ujaribu tena baadaye.',
    RATE_LIMIT: 'Subiri dakika moja, kisha ujaribu tena.',
    TOO_MANY_ROWS: 'Chagua kipindi kifupi zaidi au ongeza kichujio.',
    TOO_LARGE: 'Chagua kipindi kifupi zaidi au ongeza kichujio.',
    VALIDATION: 'Sahihisha yaliyotajwa hapa kisha uwasilishe tena.',
    AUTHORITY_UNAVAILABLE:
      'Jaribu tena baadaye. Ikiendelea hivyo, hakiki anwani ya muunganisho na uiulize mamlaka.',
    offline: 'Angalia muunganisho wa mtandao, kisha ujaribu tena.',
  },
  withheld: {
    title: 'Takwimu hizi zitaonyeshwa ukishathibitisha au kurudisha ripoti inayokusubiri',
    why: 'Hadi hapo, kokotoa jumla ya udhibiti ya ripoti hiyo kutoka kwenye karatasi zako mwenyewe au faili za mamlaka.',
    by: 'Inasubiri uthibitisho wako:',
  },
  offline: 'Seva haikuweza kufikiwa.',
  unexpected: 'Hitilafu isiyotarajiwa imetokea katika ukurasa huu.',
  traceId: 'Namba ya ufuatiliaji',
  copy: 'Nakili namba ya ufuatiliaji',
  copied: 'Namba ya ufuatiliaji imenakiliwa',
  inLog: 'Onyesha simu kwenye kumbukumbu za API',
  retry: 'Jaribu tena',
  toList: 'Rudi kwenye orodha',
  otherBrand: {
    why: 'Ni cha {{brand}}, si cha chapa unayofanyia kazi kwenye kichupo hiki.',
    open: 'Badili hadi {{brand}} na ukifungue',
  },
};
