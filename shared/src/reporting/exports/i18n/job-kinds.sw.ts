import type { CatalogueLike } from '../../../i18n/catalogue';
import type { jobKinds as en } from './job-kinds.en';

/** Swahili names of the kinds of work. */
export const jobKinds: CatalogueLike<typeof en> = {
  export: 'Uhamishaji',
  'online-simulation': 'Uigaji wa mtandaoni',
  'retail-simulation': 'Uigaji wa rejareja',
  other: 'Kazi ya seva',
};
