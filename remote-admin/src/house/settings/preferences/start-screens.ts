/** Screens that a day can start with. One that a role or a brand lacks gives way to the first of the menu. */
export const startScreens = [
  '/dashboard',
  '/online',
  '/retail',
  '/total-report',
  '/summary-report',
  '/tax-reporting',
  '/save-search',
  '/double-confirmation',
  '/critical-alert-history',
  '/load-data',
  '/reports-log',
] as const;
