/** The total report narrowed as the summary is, and by `more`: names are the same on both. */
export function totalReportAddress(
  parameters: URLSearchParams,
  more: Readonly<Record<string, string | null>>,
): string {
  const asked = new URLSearchParams();
  for (const kept of ['basis', 'currency', 'asOf', 'channel', 'vertical', 'licenceId'])
    for (const value of parameters.getAll(kept)) asked.append(kept, value);
  for (const [name, value] of Object.entries(more)) if (value !== null) asked.set(name, value);
  return `/total-report?${asked.toString()}`;
}
