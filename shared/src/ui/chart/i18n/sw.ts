import type { CatalogueLike } from '../../../i18n/use-text';
import type { en } from './en';

/** Swahili words of charts. */
export const sw: CatalogueLike<typeof en> = {
  form: 'Onyesha kama',
  chart: 'Chati',
  table: 'Tazama kama jedwali',
  noData: 'hakuna data',
  other: 'Nyingine',
  before: 'awali',
  change: 'Badiliko',
  sum: 'Jumla',
  whole: 'Kwa jumla dhidi ya {{period}}: {{change}}',
  notApplicable: 'h/h',
  marks: 'Vitufe vya mishale huenda alama hadi alama, Enter hufungua kilicho nyuma yake.',
  drawing: 'Chati inachorwa',
  choice: {
    label: 'Chati juu ya takwimu',
    none: 'Bila chati',
  },
  picture: { save: 'Picha', png: 'PNG, kwa nyaraka', svg: 'SVG, ya kuchapisha kwa ukubwa wowote' },
  notSaved:
    'Picha haikuweza kutengenezwa. Jaribu tena, au tumia “Tazama kama jedwali”, lenye takwimu zile zile.',
  notFetched:
    'Mchoro haukuweza kuchukuliwa: faili yake haikuja. “Tazama kama jedwali” ina takwimu zile zile; jaribu tena, au pakia ukurasa upya hilo lisiposaidia.',
  retry: 'Jaribu tena',
};
