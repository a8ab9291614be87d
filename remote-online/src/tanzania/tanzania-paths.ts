/** Addresses of the Tanzanian reports. */
export const tanzaniaPaths = {
  totals: '/total-report-tanzania',
  form: '/total-report-tanzania/form',
  summaries: '/summary-report-tanzania',
};
