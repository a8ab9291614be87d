import type { TermScreen } from '../term';

/** Screens whose figures are sums over bets. */
export const playScreens: readonly TermScreen[] = [
  '/dashboard',
  '/online',
  '/retail',
  '/total-report',
  '/summary-report',
];
/** Those of Tanzanian law too. */
export const revenueScreens: readonly TermScreen[] = [
  ...playScreens,
  '/total-report-tanzania',
  '/summary-report-tanzania',
];
export const tanzanianScreens: readonly TermScreen[] = ['/total-report-tanzania', '/summary-report-tanzania'];
export const taxScreens: readonly TermScreen[] = ['/tax-reporting', '/double-confirmation'];
