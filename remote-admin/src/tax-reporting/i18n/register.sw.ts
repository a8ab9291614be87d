import type { CatalogueLike } from '@tallyhouse/shared/i18n/catalogue';
import type { register as en } from './register.en';

/** Swahili texts of the register behind a line. */
export const register: CatalogueLike<typeof en> = {
  title: 'Rejista: {{rule}}',
  failed: 'Rejista haikuweza kupakiwa',
  record: 'Tiketi au muamala',
  day: 'Siku ya mchezo',
  payee: 'Mchezaji',
  gross: 'Jumla, {{currency}}',
  deducted: 'Kilichopunguzwa, {{currency}}',
  base: 'Msingi, {{currency}}',
  tax: 'Kodi, {{currency}}',
  total_one: 'Mstari {{count}}',
  total_other: 'Mistari yote {{count}}',
};
