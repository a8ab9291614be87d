import type { CatalogueLike } from '../../i18n/catalogue';
import type { brandColumns as en } from './brand-columns.en';

/** Swahili texts of the columns that everyone of a brand sees. */
export const brandColumns: CatalogueLike<typeof en> = {
  open: 'Safu wima kwa wote',
  title: 'Safu wima ambazo wote wa {{brand}} huziona',
  explain:
    'Isiyowekewa alama hapa itafichwa kwa kila mtu wa chapa, mtu mwingine akishathibitisha. Jumla, vichujio na kinachotumwa hubaki kama vilivyo.',
  failed: 'Safu wima za chapa hazikuweza kupakiwa',
  save: 'Pendekeza kwa wote',
  pending: '{{name}} amependekeza kuficha safu wima hizi; mtu mwingine bado hajathibitisha.',
  reason: 'Kwa nini kila mtu asizione?',
  reasonRule: 'Angalau herufi 10. Anayethibitisha huisoma, nayo huhifadhiwa.',
  cancel: 'Ghairi',
  impact: 'Hii inaficha {{columns}} katika {{searches}}.',
  columns_one: 'safu wima {{count}}',
  columns_other: 'safu wima {{count}}',
  searches_one: 'utafutaji {{count}} uliohifadhiwa',
  searches_other: 'utafutaji {{count}} uliohifadhiwa',
  noImpact: 'Hakuna utafutaji uliohifadhiwa unaouona ambao huonyesha safu wima hizi.',
  done_one: 'Imependekezwa kuficha safu wima {{count}} kwa wote. Mtu mwingine lazima athibitishe.',
  done_other: 'Imependekezwa kuficha safu wima {{count}} kwa wote. Mtu mwingine lazima athibitishe.',
};
