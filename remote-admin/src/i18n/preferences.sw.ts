import type { CatalogueLike } from '@tallyhouse/shared/i18n/catalogue';
import type { preferences as en } from './preferences.en';

/** Swahili texts of the preferences. */
export const preferences: CatalogueLike<typeof en> = {
  theme: 'Mandhari',
  themeHint: 'Kitufe cha juu huyabadilisha kwa kivinjari hiki tu.',
  themes: { system: 'Kama ya mfumo', light: 'Angavu', dark: 'Meusi' },
  density: 'Urefu wa safu mlalo kwenye majedwali',
  densityHint: 'Kwa majedwali yatakayofunguliwa kuanzia sasa; kila jedwali linaweza kubadilishwa kando yake.',
  densities: { compact: 'Finyu', normal: 'Kawaida', comfortable: 'Pana' },
  numbers: 'Nambari',
  numbersHint: 'Kwenye skrini, na unapoandika kiasi. Mafaili hubaki na namna yake.',
  dates: 'Tarehe',
  datesOfLanguage: 'Kama lugha inavyoandika',
  zone: 'Ukanda wa saa wa nyakati',
  zoneHint: 'Wakati jambo lilipofanyika au kupakiwa. Siku za takwimu ni zile za chapa kwa vyovyote.',
  zoneOfBrand: 'Ule wa chapa',
  brand: 'Chapa ya kuanzia',
  brandHint: 'Hufunguliwa unapoingia. Nyingine huchaguliwa juu.',
  brandAsk: 'Niulize kila mara',
  start: 'Ukurasa wa kuanzia',
  startHint: 'Hufunguliwa ukishachagua chapa.',
  startFirst: 'Wa kwanza wa menyu',
  screens: {
    '/dashboard': 'Dashibodi',
    '/online': 'Mtandaoni',
    '/retail': 'Maduka',
    '/total-report': 'Jumla',
    '/summary-report': 'Muhtasari',
    '/tax-reporting': 'Ripoti za kodi',
    '/save-search': 'Utafutaji uliohifadhiwa',
    '/double-confirmation': 'Uthibitisho wa pili',
    '/critical-alert-history': 'Tahadhari muhimu',
    '/load-data': 'Upakiaji wa data',
    '/reports-log': 'Kumbukumbu za ripoti',
  },
  shortcuts: 'Njia za mkato za kibodi',
  shortcutsHint:
    'Vitufe kimojakimoja kama ? na g; huhifadhiwa kwenye kivinjari hiki. Ctrl K hufanya kazi daima.',
};
