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
  drawing: 'Chati inachorwa',
  notFetched:
    'Mchoro haukuweza kuchukuliwa: faili yake haikuja. “Tazama kama jedwali” ina takwimu zile zile; jaribu tena, au pakia ukurasa upya hilo lisiposaidia.',
  retry: 'Jaribu tena',
};
