import type { CatalogueLike } from '@tallyhouse/shared/i18n/catalogue';
import type { en } from './en';

/** Swahili. */
export const sw: CatalogueLike<typeof en> = {
  title: 'Kichwa cha remote-template',
  subtitle: '{{currency}}, zilizokamilishwa, kwa kila siku ya michezo, kama ilivyojulikana {{asOf}}',
  table: 'Takwimu kwa kila siku ya michezo',
  loading: 'Takwimu zinaletwa',
  failed: 'Takwimu hazikuweza kupakiwa',
  none: 'Hakuna takwimu katika siku 35 za michezo zilizopita',
  noneHint: 'Zitaonekana chanzo kikishatuma faili zake.',
  noBrand: 'Hakuna chapa iliyochaguliwa',
  noBrandHint: 'Chagua chapa ili kuona takwimu zake.',
  forbidden: 'Huruhusiwi kuona takwimu hizi',
  forbiddenHint: 'Msimamizi anaweza kukupa ruhusa ya dashboard.view.',
  column: { day: 'Siku ya michezo', channel: 'Njia', stakes: 'Dau', ggr: 'GGR' },
  channel: { ONLINE: 'Mtandaoni', RETAIL: 'Rejareja' },
};
