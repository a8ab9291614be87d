import type { CatalogueLike } from '../../../i18n/catalogue';
import type { en } from './reader.en';

/** Swahili texts within an explanation. */
export const sw: CatalogueLike<typeof en> = {
  formula: 'Fomula',
  law: 'Sheria au chanzo',
  convention: 'Hakuna iliyosomwa: ni kawaida ya bidhaa hii.',
  origin: {
    counted: 'Hakuna: huhesabiwa, rekodi moja moja.',
    stated: 'Hakuna: ni kama chanzo kinavyosema.',
    set: 'Hakuna: huwekwa na kanuni, makubaliano au chaguo.',
  },
  example: 'Mfano',
  related: 'Maneno yanayohusiana',
  screens: 'Huonekana kwenye',
  back: 'Rudi kwa {{name}}',
  search: 'Tafuta neno',
  found_one: 'neno {{count}}',
  found_other: 'maneno {{count}}',
  nothing: 'Hakuna neno linaloitwa “{{text}}”. Jaribu sehemu ya neno, kama “kodi” au “GGR”.',
  list: 'Maneno',
  all: 'Maneno yote',
  screen: {
    '/authorities': 'Mamlaka',
    '/dashboard': 'Dashibodi',
    '/double-confirmation': 'Uthibitisho wa watu wawili',
    '/load-data': 'Upakiaji wa data',
    '/online': 'Mtandaoni',
    '/reports-log': 'Kumbukumbu za ripoti',
    '/retail': 'Maduka',
    '/summary-report': 'Muhtasari',
    '/summary-report-tanzania': 'Muhtasari, Tanzania',
    '/tax-reporting': 'Ripoti za kodi',
    '/total-report': 'Jumla',
    '/total-report-tanzania': 'Jumla, Tanzania',
  },
};
