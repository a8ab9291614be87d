import type { CatalogueOf } from './catalogue-of';
import type { checkWords as english } from './checks.en';

/** The same in Swahili. */
export const checkWords: CatalogueOf<typeof english> = {
  REVENUE_HOLDS: 'Mapato ni dau kasoro zilizobatilishwa kasoro ushindi katika kila mstari na kwa jumla',
  REVENUE_BROKEN_IN_ROWS: 'Mistari {{rows}} haifuati kanuni ya mapato',
  REVENUE_BROKEN_IN_TOTAL: 'Mistari {{rows}} na jumla havifuati kanuni ya mapato',
  DETAILS_ADD_UP: 'Maelezo yanafanya jumla ya rekodi',
  DETAILS_DO_NOT_ADD_UP: 'Maelezo hayafanyi jumla ya rekodi',
  NOTHING_TWICE: 'Hakuna rekodi inayohesabiwa mara mbili',
  RECORDS_TWICE: 'Rekodi {{records}} zinahesabiwa mara mbili',
  NOTHING_IMPOSSIBLE: 'Idadi, dau na malipo si hasi, na hakuna sehemu inayobaki iliyo zaidi ya asilimia 100',
  IMPOSSIBLE_ROWS: 'Mistari {{rows}} ina idadi au kiasi hasi, au sehemu inayobaki zaidi ya moja',
  DATA_COMPLETE: 'Kipindi kimekwisha na mafaili yake yote yamefika kamili',
  FACTS_CHANGED:
    'Rekodi au kanuni za kipindi zimebadilika tangu ripoti hii iwasilishwe: ikiigizwa upya inaweza kuwa na takwimu nyingine. Irudishe, au eleza kwa nini inatumwa ilivyo',
  DATA_MAY_CHANGE: 'Takwimu bado zinaweza kubadilika. {{reasons}}',
  RECORDS_KEEP_LAWS: 'Dau, maamuzi na malipo ya siku yanapatana',
  RECORDS_BREAK_LAWS: 'Rekodi zinavunja sheria za data: {{laws}}',
  OTHER_PERIOD: 'Kipindi si kile ambacho ripoti hii huwasilishwa',
  RULES_UNREAD: 'Kodi inategemea kanuni ambazo hakuna aliyesoma chanzo chake: {{rules}}',
  RETURN_AGREES: 'Safu zinafikia msingi wa kodi, {{base}}',
  RETURN_DIFFERS: 'Safu zinafikia {{returned}}, lakini kodi inatozwa juu ya {{base}}, kwa {{rules}}',
  TAX_OF_COMPANY:
    'Kodi inadaiwa kampuni {{company}}, kwa chapa nyingine pia: rejesho hili lina sehemu yake tu. Funga kipindi cha kodi na uwasilishe hicho.',
  TAX_NOT_COMPUTED: 'Kodi haiwezi kukokotolewa, kwa kuwa taarifa zinakosekana: {{missing}}',
  SAME_AS_SENT: 'Kila mstari ni uleule wa toleo {{version}}, ambalo tayari lilitumwa',
  NIL_REPORT: 'Hakuna shughuli katika kipindi hiki: hii ni ripoti tupu',
  CHANNELS_ADD_UP: 'Mtandaoni na maduka hufanya jumla',
  CHANNELS_DO_NOT_ADD_UP: 'Rekodi {{count}} si za mtandaoni wala za duka zinalolitaja',
  TWO_VERSIONS_IN_FORCE: 'Rekodi {{count}} zinatumika katika matoleo mawili kwa wakati mmoja',
  FACTS_IN_ORDER: 'Beti zilipokelewa kabla ya kuamuliwa, na kuamuliwa kabla ya kulipwa',
  FACTS_OUT_OF_ORDER: 'Data {{count}} zinatangulia kile zinachokifuata',
  NOTHING_NEGATIVE: 'Hakuna hesabu wala kiasi kilicho hasi',
  NEGATIVE_FACTS: 'Data {{count}} zina hesabu au kiasi hasi',
  FILES_AS_THEY_SAY:
    'Kila faili lina kile linachosema: kilichopokelewa kimekubaliwa, kimekataliwa au kimerudiwa, na jumla za udhibiti zinalingana',
  FILES_NOT_AS_THEY_SAY: 'Faili {{count}} hazina kile zinachosema',
};
