import type { CatalogueLike } from '@tallyhouse/shared/i18n/catalogue';
import type { en } from './en';

/** Swahili texts of choosing a password by a link. */
export const sw: CatalogueLike<typeof en> = {
  title: 'Chagua nenosiri lako',
  lead: 'Kiungo hiki hufaa mara moja.',
  wanted: 'Nenosiri jipya',
  repeated: 'Nenosiri jipya tena',
  rules: 'Angalau herufi {{shortest}} za aina yoyote; nafasi zinahesabiwa. Si linalotumiwa na watu wengi.',
  action: 'Chukua nenosiri',
  doneTitle: 'Nenosiri lako limechaguliwa',
  done: 'Ingia kwa anwani yako ya barua pepe na nenosiri jipya.',
  othersSession: '{{name}} ameingia kwenye kivinjari hiki, na atatolewa ukienda kuingia.',
  toSignIn: 'Nenda kuingia',
  tooShort: 'Tumia angalau herufi {{shortest}}',
  different: 'Andika nenosiri jipya mara mbili, sawasawa mara zote mbili',
  tooCommon: 'Watu wengi hutumia nenosiri hili, na hujaribiwa kwanza: chagua jingine',
  isEmail: 'Usitumie anwani yako ya barua pepe wala sehemu yake ya kwanza',
  gone: 'Kiungo hiki hakifanyi kazi tena. Mwombe msimamizi wako kingine, au utumiwe kimoja kwenye kuingia.',
  failed: 'Nenosiri halikuwekwa: {{reason}}. Jaribu tena.',
};
