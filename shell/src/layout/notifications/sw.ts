import type { CatalogueLike } from '@tallyhouse/shared/i18n/catalogue';
import type { en } from './en';

/** Swahili texts of the bell. */
export const sw: CatalogueLike<typeof en> = {
  button: 'Arifa',
  buttonUnread_one: 'Arifa, {{count}} haijasomwa',
  buttonUnread_other: 'Arifa, {{count}} hazijasomwa',
  title: 'Arifa',
  close: 'Funga',
  failed: 'Arifa zako hazikuweza kupakiwa',
  markFailed: 'Hazikuweza kuwekewa alama ya kusomwa',
  empty: 'Hakuna ambazo hazijasomwa',
  emptyHint: 'Kinachokusubiri, kilichorudishwa na kinachoharibika huelezwa hapa.',
  markAll: 'Weka zote kuwa zimesomwa',
  markOne: 'Weka kuwa imesomwa: {{title}}',
  all: 'Arifa zote',
  more_one: 'na nyingine moja haijasomwa',
  more_other: 'na nyingine {{count}} hazijasomwa',
};
