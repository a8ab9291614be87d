import type { Freshness } from '@tallyhouse/shared/contracts/dashboard';
import { freshnessStateOf, type FreshnessState } from '@tallyhouse/shared/format/freshness-state';
import type { HourState } from '@tallyhouse/shared/format/hour-states';

/** The short answer to "can I trust today's data?", with the counts behind it. */
export interface DataTrust {
  readonly answer: 'yes' | 'with-care' | 'no' | 'unknown';
  /** Hours of the last 48 that lack a file of any source. */
  readonly missingHours: number;
  /** Files of any age whose number was skipped and not explained. */
  readonly missingFiles: number;
  /** Sources with an overdue file. */
  readonly lateSources: readonly string[];
  /** Sources that never sent anything. */
  readonly silentSources: readonly string[];
  /** Hours of the last 48 that came only in part. */
  readonly partialHours: number;
}

/**
 * A missing hour forbids trust; hours that came in part, older gaps, a file overdue for longer and sources that sent
 * nothing yet ask for care. Without any source nothing can be said.
 */
export function dataTrustOf(sources: readonly Freshness[]): DataTrust {
  const missingFiles = sources.reduce((total, source) => total + source.missing, 0);
  const missingHours = hoursWith(sources, ['MISSING', 'OVERDUE']);
  const partialHours = hoursWith(sources, ['PARTIAL']);
  const lateSources = sourcesThatAre('late', sources);
  const silentSources = sourcesThatAre('silent', sources);
  const facts = { missingHours, missingFiles, lateSources, silentSources, partialHours };
  if (sources.length === 0) return { answer: 'unknown', ...facts };
  if (missingHours > 0) return { answer: 'no', ...facts };
  const needsCare = lateSources.length + silentSources.length + partialHours + missingFiles > 0;
  return { answer: needsCare ? 'with-care' : 'yes', ...facts };
}

/** An hour counts once, however many sources are in such a state then. */
function hoursWith(sources: readonly Freshness[], states: readonly HourState[]): number {
  const hours = sources.flatMap((source) => source.hours).filter(({ state }) => states.includes(state));
  return new Set(hours.map(({ from }) => Date.parse(from))).size;
}

/** Their names, gaps left aside: those are counted by themselves. */
function sourcesThatAre(state: FreshnessState, sources: readonly Freshness[]): string[] {
  const found = sources.filter((source) => freshnessStateOf({ ...source, missing: 0 }) === state);
  return [...new Set(found.map(({ source }) => source))];
}
