import type { CatalogueOf } from './catalogue-of';
import type * as en from './labels.en';

/** Swahili labels of codes, as columns, covers of files and tags show them. */
export const channels: CatalogueOf<typeof en.channels> = { ONLINE: 'Mtandaoni', RETAIL: 'Maduka' };

export const terminalTypes: CatalogueOf<typeof en.terminalTypes> = {
  OTC: 'Kaunta',
  SSBT: 'Ya kujihudumia',
  HANDHELD: 'Ya mkononi',
  SLOT: 'Mashine ya sloti',
  TABLE: 'Meza',
};

export const figureStatuses: CatalogueOf<typeof en.figureStatuses> = {
  FINAL: 'Ya mwisho',
  PROVISIONAL: 'Ya muda',
  ESTIMATED: 'Makadirio',
  UNVERIFIED_RULE: 'Kanuni haijathibitishwa',
};

export const statusReasons: CatalogueOf<typeof en.statusReasons> = {
  LAW: 'Rekodi zinavunja sheria ya data: {{what}}',
  GAP: 'Data haipo: {{what}}',
  PARTIAL: 'Data imepakiwa kwa sehemu: {{what}}',
  REJECTED: 'Faili limekataliwa lote: {{what}}',
  MORE: 'na faili nyingine {{what}} ambazo hazijafika kamili',
  OPEN: 'Data bado inawasili: {{what}}',
  AWAITED: 'Faili zinasubiriwa: {{what}}',
  BEFORE: 'Hakuna faili za kabla ya {{what}}',
  LATE_TOLERANCE: 'Rekodi za kuchelewa bado zinakuja hadi {{what}}',
  FX_MISSING: 'Hakuna kiwango cha fedha: {{what}}',
  FACT_MISSING: 'Kodi inakosa jambo: {{what}}',
  UNCLASSIFIED: 'Michezo isiyo na aina ya kodi: {{what}}',
  ESTIMATED: 'Kadirio: {{what}}',
  RULE_UNVERIFIED: 'Kanuni haijathibitishwa: {{what}}',
  NEGATIVE_UNKNOWN: 'Haijulikani kanuni hufanya nini kwa msingi hasi: {{what}}',
};

export const bases: CatalogueOf<typeof en.bases> = {
  PLACED: 'Beti zilizowekwa katika kipindi',
  SETTLED: 'Beti zilizoamuliwa katika kipindi',
  PAID: 'Ushindi uliolipwa katika kipindi',
  PLACED_PAID: 'Dau lililowekwa, ushindi uliolipwa',
};

export const taxPeriodStates: CatalogueOf<typeof en.taxPeriodStates> = {
  OPEN: 'Wazi',
  SOFT_CLOSED: 'Imefungwa kwa muda',
  CLOSED: 'Imefungwa',
  FILED: 'Imewasilishwa',
  PAID: 'Imelipwa',
  REOPENED: 'Imefunguliwa tena',
  AMENDED: 'Imerekebishwa',
};

export const factKinds: CatalogueOf<typeof en.factKinds> = {
  BET: 'Beti iliyowekwa',
  SETTLEMENT: 'Uamuzi wa beti',
  PAYMENT: 'Malipo',
};

export const betResults: CatalogueOf<typeof en.betResults> = {
  WON: 'Imeshinda',
  LOST: 'Imeshindwa',
  VOID: 'Batili',
  LATE_VOID: 'Batili baada ya kumalizika',
  CANCELLED: 'Imefutwa',
  CASHED_OUT: 'Ililipwa mapema',
  PARTIAL_CASHOUT: 'Ililipwa mapema kwa sehemu',
  RESETTLED: 'Imemalizika upya',
};

export const loadStates: CatalogueOf<typeof en.loadStates> = {
  LOADED: 'Limepakiwa',
  PARTIAL: 'Kwa sehemu',
  REJECTED: 'Limekataliwa',
  DUPLICATE: 'Nakala rudufu',
  MISSING: 'Halipo',
  LATE: 'Limechelewa',
  SUPERSEDED: 'Limebadilishwa',
};

export const rejectCodes: CatalogueOf<typeof en.rejectCodes> = {
  SCHEMA: 'Haiko katika muundo uliokubaliwa',
  UNKNOWN_BRAND: 'Chapa haijulikani',
  UNKNOWN_BRANCH: 'Tawi halijulikani',
  UNKNOWN_PRODUCT: 'Bidhaa haijulikani',
  BAD_CURRENCY: 'Sarafu si sahihi',
  BAD_AMOUNT: 'Kiasi hakifai',
  NEGATIVE_STAKE: 'Dau hasi',
  FUTURE_EVENT: 'Tukio la wakati ujao',
  OUTSIDE_LICENCE: 'Nje ya leseni',
  MOVED_RECORD: 'Toleo lile lile lenye wakati mwingine',
  CHANGED_RECORD: 'Toleo lile lile linasema jambo lingine',
  STALE_VERSION: 'Ya zamani kuliko iliyopakiwa',
  CONTROL_TOTAL: 'Jumla ya udhibiti hailingani',
  SEQUENCE_REUSED: 'Namba imetumika kwa faili nyingine',
};

export const recordKinds: CatalogueOf<typeof en.recordKinds> = {
  bet: 'Dau',
  settlement: 'Uamuzi',
  payment: 'Malipo',
};
export const exceptionStates: CatalogueOf<typeof en.exceptionStates> = {
  OPEN: 'Kiko wazi',
  WAIVED: 'Kimekubaliwa',
  GONE: 'Kimeisha',
};

export const alertSeverities: CatalogueOf<typeof en.alertSeverities> = {
  CRITICAL: 'Hatari',
  HIGH: 'Juu',
  MEDIUM: 'Wastani',
};
export const alertStates: CatalogueOf<typeof en.alertStates> = {
  OPEN: 'Wazi',
  ACKNOWLEDGED: 'Imekiriwa',
  RESOLVED: 'Imetatuliwa',
  AUTO_RESOLVED: 'Imeisha yenyewe',
};

export const callDirections: CatalogueOf<typeof en.callDirections> = { IN: 'Ndani', OUT: 'Nje' };
export const branchStates: CatalogueOf<typeof en.branchStates> = {
  OPEN: 'Limefunguliwa',
  CLOSED: 'Limefungwa',
};

export const checkSeverities: CatalogueOf<typeof en.checkSeverities> = {
  INFO: 'Dokezo',
  WARN: 'Onyo',
  ERROR: 'Kosa',
};

/** Who takes a step of a report where that is no person. */
export const stepActors: CatalogueOf<typeof en.stepActors> = { system: 'Mfumo wenyewe' };

/** Why the product itself took a report to a state. */
export const stepReasons: CatalogueOf<typeof en.stepReasons> = {
  EXPIRED: 'Hakuna aliyethibitisha kwa wakati.',
  STALE: 'Data au kanuni zimebadilika tangu ilipoigwa.',
};
