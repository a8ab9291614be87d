import type { Endpoint } from '@tallyhouse/shared/contracts/endpoint';

/**
 * Whether a call waits for its turn: reads that add up or search, not those that look up a few rows by their keys.
 *
 * A read that nobody named quick waits, so that none gets past the queue unnoticed.
 */
export function takesTurns({ method, path, isRead, access }: Endpoint): boolean {
  return (method === 'GET' || isRead === true) && access !== 'public' && !quick.has(path);
}

/** Paths of reads that do not wait; a test holds them against those that the server has. */
export const quickReads = (): readonly string[] => [...quick];

const quick: ReadonlySet<string> = new Set([
  '/api/ApiKeys',
  '/api/Authorities/:id',
  '/api/Authorities/calendar',
  '/api/BlackList/blackListFilterColumns',
  '/api/Changes',
  '/api/Changes/:id',
  '/api/CriticalAlerts',
  '/api/CriticalAlerts/:id',
  '/api/CriticalAlerts/incidents',
  '/api/Dashboard/badges',
  '/api/Dashboard/calendar',
  '/api/Dashboard/changes',
  '/api/Dashboard/freshness',
  '/api/DoubleConfirmation/:id',
  '/api/DoubleConfirmation/:id/payload',
  '/api/DoubleConfirmation/:id/receipt',
  '/api/Jobs',
  '/api/Jobs/:id',
  '/api/Jobs/:id/result',
  '/api/LoadData/:id',
  '/api/Notifications',
  '/api/Notifications/preferences',
  '/api/Notifications/stream',
  '/api/OnlineReports/reportbyid',
  '/api/OnlineReports/reportfields',
  '/api/RetailBlackList/blackListFilterColumns',
  '/api/RetailReports/loadFiltersList',
  '/api/RetailReports/reportbyid',
  '/api/RetailReports/reportfields',
  '/api/Roles',
  '/api/RulePacks',
  '/api/RulePacks/compare',
  '/api/SavedSearches',
  '/api/Settings/brand',
  '/api/Settings/user',
  '/api/TotalReportsTanzania/calendar',
  '/api/User/brands',
  '/api/User/exportData',
  '/api/User/profile',
  '/api/User/sessions',
  '/api/User/sessions/:id',
  '/api/Users',
]);
