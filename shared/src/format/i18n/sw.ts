import type { CatalogueLike } from '../../i18n/catalogue';
import type { en } from './en';

/** Swahili short forms of lengths of time: the unit stands first. */
export const sw: CatalogueLike<typeof en> = {
  seconds: 'sek {{value}}',
  minutes: 'dk {{value}}',
  hours: 'saa {{value}}',
  days: 'siku {{value}}',
};
