import type { FactScope } from '../../reports/queries/fact-sums';

/** The scope of whatever was sold in shops. */
export const everyRetailBet: Pick<FactScope, 'channels' | 'basis' | 'verticals' | 'offers' | 'picks'> = {
  channels: ['RETAIL'],
  basis: 'SETTLED',
  verticals: null,
  offers: null,
  picks: null,
};
