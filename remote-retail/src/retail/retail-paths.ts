import type { Period } from '@tallyhouse/shared/contracts/scalars';

/** Addresses below `/retail`. */
export const retailPaths = {
  figures: '/retail',
  pack: (list: string) => `/retail/pack/${list}`,
  reports: '/retail/reports',
  create: '/retail/reports/new',
  simulation: (jobId: string) => `/retail/simulations/${encodeURIComponent(jobId)}`,
  report: (id: string) => `/retail/reports/${encodeURIComponent(id)}`,
};

/** An address with the period, and what else is worth taking along. */
export function withPeriod(
  path: string,
  period: Period,
  more: Readonly<Record<string, string | null>> = {},
): string {
  const search = new URLSearchParams({ from: period.from, to: period.to });
  for (const [name, value] of Object.entries(more)) if (value !== null) search.set(name, value);
  return `${path}?${search.toString()}`;
}
