import type { Locator, Page } from '@playwright/test';

const month = 'from=2026-10-01&to=2026-10-31';

interface FailingScreen {
  readonly path: string;
  readonly call: string;
  readonly whole: (page: Page) => Locator;
}

/** Screens behind sign-in, the call that it cannot do without, and what shows that it is whole again. */
export const failingScreens: readonly FailingScreen[] = [
  { path: '/online', call: '/api/OnlineReports', whole: firstGrid },
  {
    path: '/online/new',
    call: '/api/OnlineReports/reportfields',
    whole: (page) => page.getByRole('button', { name: 'Simulate' }),
  },
  { path: `/retail?${month}`, call: '/api/RetailReports', whole: firstGrid },
  { path: `/retail/pack/paid?${month}`, call: '/api/RetailReports/pack', whole: firstGrid },
  { path: `/total-report?${month}`, call: '/api/TotalReports', whole: (page) => page.locator('#line-R4') },
  { path: `/summary-report?${month}`, call: '/api/SummaryReports', whole: firstTable },
  { path: `/total-report-tanzania?${month}`, call: '/api/TotalReportsTanzania', whole: firstTable },
  { path: `/summary-report-tanzania?${month}`, call: '/api/SummaryReportsTanzania', whole: firstTable },
  { path: '/save-search', call: '/api/SavedSearches', whole: (page) => page.getByRole('searchbox').first() },
  {
    path: '/dashboard',
    call: '/api/Dashboard/summary',
    whole: (page) => page.getByLabel('Month to date', { exact: true }),
  },
  { path: '/online/last-reports', call: '/api/OnlineReports/lastreports', whole: firstTable },
  { path: '/retail/reports', call: '/api/RetailReports/list', whole: firstGrid },
  { path: '/double-confirmation?box=all', call: '/api/DoubleConfirmation', whole: firstArticle },
  { path: '/tax-reporting', call: '/api/TaxReporting/periods', whole: firstTable },
  { path: '/authorities', call: '/api/Authorities', whole: firstTable },
  { path: '/critical-alert-history', call: '/api/CriticalAlerts/incidents', whole: firstTable },
  { path: '/notification-history', call: '/api/Notifications', whole: (page) => page.getByRole('main') },
  { path: '/load-data', call: '/api/LoadData', whole: firstTable },
  { path: '/reports-log', call: '/api/Report/status-reports', whole: firstTable },
  { path: '/api-log', call: '/api/ApiLog', whole: (page) => page.getByRole('main') },
];

function firstGrid(page: Page): Locator {
  return page.getByRole('main').getByRole('grid').first();
}

function firstTable(page: Page): Locator {
  return page.getByRole('main').getByRole('table').first();
}

function firstArticle(page: Page): Locator {
  return page.getByRole('main').getByRole('article').first();
}
