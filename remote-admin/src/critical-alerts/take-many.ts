import type { CriticalAlert, CriticalAlertDetail } from '@tallyhouse/shared/contracts/critical-alerts';
import type { HttpClient } from '@tallyhouse/shared/contracts/remote';
import { deedsOf, doDeed, type AlertDeed, type DeedWords } from './alert-deeds';

/** What can be done about several alerts at once. */
export const bulkDeeds = [
  'acknowledge',
  'assign',
  'snooze',
  'wake',
  'resolve',
] as const satisfies readonly AlertDeed[];
export type BulkDeed = (typeof bulkDeeds)[number];

/** Those of `alerts` that allow the step. */
export function allowing(alerts: readonly CriticalAlert[], deed: BulkDeed): readonly CriticalAlert[] {
  return alerts.filter((alert) => deedsOf(alert).includes(deed));
}

/** An alert that the step was refused for. */
export interface Refused {
  readonly alert: CriticalAlert;
  readonly error: unknown;
}

interface TakeMany {
  readonly deed: BulkDeed;
  readonly words: Omit<DeedWords, 'evidence'>;
  /** Between two alerts: what is under way is finished. */
  readonly signal: AbortSignal;
  readonly onTaken: (detail: CriticalAlertDetail) => void;
}

/**
 * Takes a step for one alert after the other, each against the version that was seen. Gives those that it was refused
 * for; the others go on.
 */
export async function takeMany(
  http: HttpClient,
  alerts: readonly CriticalAlert[],
  { deed, words, signal, onTaken }: TakeMany,
): Promise<readonly Refused[]> {
  const refused: Refused[] = [];
  for (const alert of alerts) {
    if (signal.aborted) break;
    try {
      onTaken(await doDeed(http, alert, deed, { ...words, evidence: [] }));
    } catch (error) {
      refused.push({ alert, error });
    }
  }
  return refused;
}
