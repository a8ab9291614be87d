import type { CatalogueLike } from '../../../i18n/catalogue';
import type { en } from './help.en';

/** Swahili texts of what opens an explanation. */
export const sw: CatalogueLike<typeof en> = {
  what: 'Maana ya “{{name}}”',
  close: 'Funga',
  loading: 'Inatafutwa',
  failed: 'Maelezo hayakuweza kupakuliwa',
  failedHint:
    'Muunganisho ulishindwa, au toleo jipya limetoka sasa hivi. Jaribu tena; ikiendelea, pakia ukurasa upya.',
  retry: 'Jaribu tena',
};
