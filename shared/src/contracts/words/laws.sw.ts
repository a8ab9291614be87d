import type { lawWords as english } from './laws.en';

export const lawWords: Record<keyof typeof english, string> = {
  RETURNED_PAYS_NOTHING: 'Dau lililorudishwa halilipi chochote',
  LOST_PAYS_NOTHING: 'Dau lililopotea halilipi chochote',
  NET_AFTER_WITHHOLDING: 'Kinacholipwa ni kiasi ghafi kutoa kilichozuiwa',
  NOTHING_NEGATIVE: 'Hakuna hesabu wala kiasi kilicho chini ya sifuri',
  ONE_CHANNEL: 'Rekodi ni ya mtandaoni au ya duka, na dau la duka hutaja duka lake',
  BRAND_CURRENCY: 'Rekodi iko katika sarafu ya leseni yake, au ya chapa yake',
  ONE_VERSION: 'Toleo moja tu la rekodi linatumika',
  KNOWN_AFTERWARDS: 'Hakuna kinachojulikana zaidi ya dakika tano kabla hakijatokea',
  PLACED: 'Kilichoamuliwa kiliwekwa kama dau kwanza',
  SETTLED_WITHIN_STAKE: 'Dau linaloamuliwa halizidi lililowekwa',
  RETURNED_ALONE: 'Dau lililobatilishwa au kufutwa halina uamuzi mwingine',
  PAID_WITHIN_WINNINGS: 'Kinacholipwa, au kinachopitwa na muda, hakizidi kilichoshindwa',
  SETTLED_AFTERWARDS: 'Dau huamuliwa baada ya kukubaliwa',
  PAID_AFTERWARDS: 'Dau hulipwa baada ya kuamuliwa',
  ONE_LICENCE: 'Dau huamuliwa na kulipwa chini ya leseni ambayo liliwekwa nayo',
  LATE_VOID_OF_SETTLED: 'Dau linalorudishwa kwa kuchelewa liliamuliwa kabla, na lilichoshinda huondolewa',
};
