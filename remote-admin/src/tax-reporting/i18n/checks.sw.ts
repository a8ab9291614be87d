import type { CatalogueLike } from '@tallyhouse/shared/i18n/catalogue';
import type { checks as english } from './checks.en';

/** The same in Swahili. */
export const checks: CatalogueLike<typeof english> = {
  none: 'Hakuna kinachozuia kufunga kipindi hiki.',
  notNow: 'Ukaguzi hufanywa wakati kipindi kinaweza kufungwa au kusahihishwa.',
  refuses: 'Unakataa kufunga',
  warns: 'Unahitaji sababu',
  openLoads: 'Fungua upakiaji wa data',
  openExceptions: 'Fungua vighairi',
  anyWarning: 'Rekebisha, au andika sababu ya kuendelea.',
  words: {
    OPEN: 'Kipindi hakijaisha.',
    LAW: 'Rekodi za kipindi zinavunja sheria ya data: {{what}}.',
    GAP: 'Upakiaji {{what}} haujafika.',
    PARTIAL: 'Rekodi za upakiaji {{what}} zilikataliwa na hazikutumwa tena.',
    REJECTED: 'Upakiaji {{what}} ulikataliwa.',
    MORE: 'Kuna upakiaji mwingine wenye mapengo: {{what}}.',
    LATE_TOLERANCE: 'Rekodi za kuchelewa bado zina muda wa kufika, hadi {{what}}.',
    FX_MISSING: 'Kiwango rasmi cha kubadilisha fedha hakipo: {{what}}.',
    FACT_MISSING: 'Data ambayo kanuni inahitaji haipo: {{what}}.',
    UNCLASSIFIED: 'Sheria wala leseni haisemi michezo hii inatozwaje kodi: {{what}}.',
    ESTIMATED: 'Takwimu imekadiriwa: {{what}}.',
    RULE_UNVERIFIED: 'Maandishi ya kanuni {{what}} hayakusomwa kwenye chanzo chake.',
    NEGATIVE_UNKNOWN: 'Haijulikani mamlaka inauchukuliaje msingi hasi: {{what}}.',
  },
  next: {
    OPEN: 'Subiri hadi kipindi kiishe.',
    LAW: 'Rekodi zirekebishwe kwenye chanzo chake, au vighairi vikubaliwe na watu wawili.',
    GAP: 'Faili itumwe, au eleza pengo kwenye ukurasa wa upakiaji wa data.',
    REJECTED: 'Faili itumwe tena.',
    MORE: 'Tazama upakiaji wa data wa kipindi.',
    LATE_TOLERANCE: 'Subiri hadi muda wa rekodi za kuchelewa uishe.',
    FX_MISSING: 'Pakia kiwango rasmi cha siku hiyo.',
    FACT_MISSING: 'Pakia data ambayo kanuni inahitaji.',
  },
};
