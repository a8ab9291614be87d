import type { CatalogueLike } from '../../../i18n/use-text';
import type { en } from './en';

/** Swahili words of the period picker's own additions. */
export const sw: CatalogueLike<typeof en> = {
  calendar: 'Kalenda ya mamlaka',
  due: 'mwisho {{day}}',
};
