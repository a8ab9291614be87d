import type { Freshness } from '@tallyhouse/shared/contracts/dashboard';
import { freshnessStateOf } from '@tallyhouse/shared/format/freshness-state';

/** The short answer to "can I trust today's data?", with the counts behind it. */
export interface DataTrust {
  readonly answer: 'yes' | 'with-care' | 'no' | 'unknown';
  /** Hours of the last 48 that lack a file. */
  readonly missingHours: number;
  /** Files of any age whose number was skipped and not explained. */
  readonly missingFiles: number;
  /** Sources whose newest file is overdue. */
  readonly lateSources: readonly string[];
  /** Hours of the strip that came only in part. */
  readonly partialHours: number;
}

/** A missing hour forbids trust; lateness, hours that came in part and older gaps ask for care. Without any source nothing can be said. */
export function dataTrustOf(sources: readonly Freshness[]): DataTrust {
  const missingFiles = sources.reduce((total, source) => total + source.missing, 0);
  const lateSources = sources
    .filter((source) => ['late', 'silent'].includes(freshnessStateOf({ ...source, missing: 0 })))
    .map((source) => source.source);
  const hours = sources.flatMap((source) => source.hours);
  const missingHours = hours.filter(({ state }) => state === 'MISSING' || state === 'OVERDUE').length;
  const partialHours = hours.filter((hour) => hour.state === 'PARTIAL').length;
  const facts = { missingHours, missingFiles, lateSources: [...new Set(lateSources)], partialHours };
  if (sources.length === 0) return { answer: 'unknown', ...facts };
  if (missingHours > 0) return { answer: 'no', ...facts };
  const needsCare = lateSources.length > 0 || partialHours > 0 || missingFiles > 0;
  return { answer: needsCare ? 'with-care' : 'yes', ...facts };
}
