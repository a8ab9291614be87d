/** Where one report on its way is looked at. */
export function itemAddress(reportId: string): string {
  return `/double-confirmation?${new URLSearchParams({ id: reportId }).toString()}`;
}

/** Where the receipt of a confirmed report is. */
export function receiptAddress(reportId: string): string {
  return `/double-confirmation?${new URLSearchParams({ id: reportId, view: 'receipt' }).toString()}`;
}

/** Where the report itself is prepared. */
export function reportAddress(family: string, reportId: string): string {
  const id = encodeURIComponent(reportId);
  return family === 'RETAIL' ? `/retail/reports/${id}` : `/online/${id}`;
}

/** Chooses the brand of a report, then comes back to it. */
export function brandAddress(reportId: string): string {
  return `/brands?${new URLSearchParams({ returnTo: itemAddress(reportId) }).toString()}`;
}
