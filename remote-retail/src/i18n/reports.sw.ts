import type { CatalogueLike } from '@tallyhouse/shared/i18n/catalogue';
import type { reports as en } from './reports.en';
/** Swahili texts of retail reports. */
export const reports: CatalogueLike<typeof en> = {
  tickets: '5. Tiketi',
  everything: 'Tiketi zote',
  applied: 'Vichujio vilivyotumika kwenye takwimu',
  noneApplied: 'Hakuna vichujio vilivyotumika kwenye takwimu katika kivinjari hiki.',
  one: 'Jaribu kichujio kabla hakijawashwa',
  noFilters: 'Chapa bado haina vichujio.',
  toFilters: 'Unda na utumie vichujio',
  chooseFilter: 'Kichujio',
};
