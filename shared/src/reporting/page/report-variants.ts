/** The report as the law of Tanzania defines it, beside the general one. */
const tanzanian: Readonly<Record<string, string>> = {
  '/total-report': '/total-report-tanzania',
  '/summary-report': '/summary-report-tanzania',
};

/** The two forms of a report that has them; null for any other. `isPinned`: this path is the authority's own form. */
export interface ReportVariants {
  readonly house: string;
  readonly authority: string;
  readonly isPinned: boolean;
}

/** Forms of the report at a path for a brand of a country (ISO 3166-1 alpha-2). */
export function reportVariantsOf(path: string, country: string | undefined): ReportVariants | null {
  const found = Object.entries(tanzanian).find(([house, authority]) => path === house || path === authority);
  if (found === undefined) return null;
  const [house, authority] = found;
  const isPinned = path === authority;
  // Only who is under that law has the choice; an address that is pinned to it stays valid for everybody.
  return isPinned || country === 'TZ' ? { house, authority, isPinned } : null;
}
