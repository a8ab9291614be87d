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
  add: 'Pendekeza kampuni',
  change: 'Badilisha',
  changeNamed: 'Badilisha {{name}}',
  changeLicence: 'Badilisha leseni {{number}}',
  actions: 'Vitendo',
  dialog: {
    add: 'Pendekeza kampuni',
    change: 'Pendekeza jina au nambari nyingine',
    licence: 'Pendekeza nani anamiliki leseni {{number}}, na kwa chapa zipi',
    entityId: 'Jina fupi',
    entityIdHint:
      'Herufi, tarakimu, nukta, nukta pacha na vistari; hutaja vipindi vya kodi vya kampuni na halibadiliki.',
    name: 'Jina',
    nameHint: 'Kama lilivyo kwenye rejista ya kampuni.',
    country: 'Nchi',
    countryHint: 'Herufi kubwa mbili, kama GB.',
    number: 'Nambari ya kampuni',
    numberHint: 'Kwenye rejista ya kampuni; inaweza kuachwa wazi.',
    holder: 'Inamilikiwa na',
    holderHint: 'Dau zikishawekwa chini ya leseni, hubaki na kampuni yake.',
    brandsHint: 'Angalau moja. Chapa yenye dau chini yake hubaki.',
    from: 'Chapa zinazoongezwa, kuanzia siku',
    fromHint: 'Kuanzia leo; inaweza kuachwa wazi kabla ya dau la kwanza.',
  },
};
