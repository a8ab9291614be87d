import type { CatalogueLike } from '@tallyhouse/shared/i18n/catalogue';
import type { en } from './en';

/** Swahili texts of companies and their licences. */
export const sw: CatalogueLike<typeof en> = {
  failed: 'Kampuni hazikuweza kupakiwa',
  none: 'Hakuna leseni inayohusu chapa yako.',
  company: '{{name}}, {{country}}',
  number: 'Nambari ya kampuni {{number}}',
  table: 'Leseni za {{name}}',
  licence: 'Leseni',
  authority: 'Mamlaka',
  brands: 'Chapa',
  valid: 'Muda',
  since: 'tangu {{from}}',
  span: '{{from}} hadi {{to}}',
  brandFrom: '{{name}} kuanzia {{from}}',
  others_one: 'chapa 1 ambayo huwezi kuitendea',
  others_other: 'chapa {{count}} ambazo huwezi kuzitendea',
};
