import type { CatalogueOf } from './catalogue-of';
import type { holidayWords as english } from './holidays.en';

/** The same in Swahili. */
export const holidayWords: CatalogueOf<typeof english> = {
  NEW_YEAR: 'Mwaka Mpya',
  ZANZIBAR_REVOLUTION: 'Mapinduzi ya Zanzibar',
  KARUME: 'Siku ya Karume',
  UNION: 'Siku ya Muungano',
  WORKERS: 'Siku ya Wafanyakazi',
  SABA_SABA: 'Saba Saba',
  NANE_NANE: 'Nane Nane',
  NYERERE: 'Siku ya Nyerere',
  INDEPENDENCE: 'Siku ya Uhuru',
  CHRISTMAS: 'Krismasi',
  BOXING: 'Siku ya Kufungua Zawadi',
  GOOD_FRIDAY: 'Ijumaa Kuu',
  EASTER_MONDAY: 'Jumatatu ya Pasaka',
};
