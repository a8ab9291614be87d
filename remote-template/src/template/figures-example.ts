import type { DashboardSummary } from '@tallyhouse/shared/contracts/dashboard';

const none = { current: '0.00', previous: '0.00' };

/** Two lines of figures, for the test and the stories. */
export const figuresExample: DashboardSummary = {
  currency: 'TZS',
  meta: {
    period: { from: '2026-11-01', to: '2026-11-20', zone: 'Africa/Dar_es_Salaam', cutoff: '06:00' },
    basis: 'SETTLED',
    asOf: '2026-11-21T05:00:00Z',
    snapshotId: 'snapshot-1',
    status: 'PROVISIONAL',
    statusReasons: [],
    filtersText: [],
    noActivity: false,
  },
  stakes: none,
  voids: none,
  winnings: none,
  ggr: none,
  bets: { current: 0, previous: 0 },
  daily: [
    { day: '2026-11-19', channel: 'ONLINE', stakes: '100.00', ggr: '-25.50' },
    { day: '2026-11-20', channel: 'RETAIL', stakes: '2100.50', ggr: '1204.25' },
  ],
  openBets: '0.00',
  unpaidWinnings: '0.00',
  reports: [],
};
