import type { CatalogueLike } from '../../../i18n/catalogue';
import type { en } from './en';

/** Swahili texts of the question before typed input is lost. */
export const sw: CatalogueLike<typeof en> = {
  title: 'Uondoke bila kuhifadhi?',
  text: 'Ulichoandika hakijahifadhiwa.',
  stay: 'Endelea kuhariri',
  leave: 'Ondoka bila kuhifadhi',
};
