import type { Freshness } from '@tallyhouse/shared/contracts/dashboard';
import { freshnessStateOf } from '@tallyhouse/shared/format/freshness-state';

/** The short answer to "can I trust today's data?", with the counts behind it. */
export interface DataTrust {
  readonly answer: 'yes' | 'with-care' | 'no' | 'unknown';
  /** Files whose number was skipped and not explained, over all sources. */
  readonly missingFiles: number;
  /** Sources whose newest file is overdue. */
  readonly lateSources: readonly string[];
  /** Hours of the strip that came only in part. */
  readonly partialHours: number;
  /** Records refused and not yet replaced. */
  readonly rejected: number;
}

/** A missing file forbids trust, lateness and refused records ask for care. Without any source nothing can be said. */
export function dataTrustOf(sources: readonly Freshness[]): DataTrust {
  const missingFiles = sum(sources.map((source) => source.missing));
  const lateSources = sources
    .filter((source) => ['late', 'silent'].includes(freshnessStateOf({ ...source, missing: 0 })))
    .map((source) => source.source);
  const partialHours = sum(
    sources.map((source) => source.hours.filter((hour) => hour.state === 'PARTIAL').length),
  );
  const rejected = sum(sources.map((source) => source.rejected));
  const facts = { missingFiles, lateSources: [...new Set(lateSources)], partialHours, rejected };
  if (sources.length === 0) return { answer: 'unknown', ...facts };
  if (missingFiles > 0) return { answer: 'no', ...facts };
  const needsCare = lateSources.length > 0 || partialHours > 0 || rejected > 0;
  return { answer: needsCare ? 'with-care' : 'yes', ...facts };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
