/** Report format that `report.json` names; another number when a field changes its meaning or goes. */
export const reportFormat = 1;

export const groups = [
  'contract',
  'leaks',
  'styles',
  'two instances',
  'accessibility',
  'faults',
  'capability',
] as const;
export type Group = (typeof groups)[number];

/** What one check saw. */
export interface Check {
  /** Stable: `leaks.heap`. */
  readonly id: string;
  readonly group: Group;
  readonly name: string;
  readonly status: 'passed' | 'failed' | 'skipped';
  /** In words, with units; of a skipped check the reason. */
  readonly measured: string;
  readonly limit: string;
  /** What to do; null unless it failed. */
  readonly remedy: string | null;
}

/** One remote on one page. */
export interface Pair {
  readonly remote: string;
  /** Address of its file; null when the page alone knows it. */
  readonly module: string | null;
  readonly host: string;
  readonly seconds: number;
  readonly checks: readonly Check[];
}

/** `report.json`. */
export interface Report {
  readonly format: typeof reportFormat;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  readonly seconds: number;
  readonly browser: string;
  /** Mounts of the check for leaks, after those that warm up. */
  readonly cycles: number;
  /** Stopped by whoever ran it: what is missing was not looked at. */
  readonly isCancelled: boolean;
  readonly totals: Record<Check['status'], number>;
  readonly pairs: readonly Pair[];
}

/** How many checks passed, failed and were skipped. */
export function totalsOf(checks: readonly Check[]): Report['totals'] {
  const count = (status: Check['status']) => checks.filter((check) => check.status === status).length;
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
}
