import type { CriticalAlert, CriticalAlertDetail } from '@tallyhouse/shared/contracts/critical-alerts';
import type { HttpClient } from '@tallyhouse/shared/contracts/remote';
import { actionsOf, doAction, type AlertAction, type ActionWords } from './alert-actions';

/** What can be done about several alerts at once. */
export const bulkActions = [
  'acknowledge',
  'assign',
  'snooze',
  'wake',
  'resolve',
] as const satisfies readonly AlertAction[];
export type BulkAction = (typeof bulkActions)[number];

/** Those of `alerts` that allow the step. */
export function allowing(alerts: readonly CriticalAlert[], action: BulkAction): readonly CriticalAlert[] {
  return alerts.filter((alert) => actionsOf(alert).includes(action));
}

/** An alert that the step was refused for. */
export interface Refused {
  readonly alert: CriticalAlert;
  readonly error: unknown;
}

interface TakeMany {
  readonly action: BulkAction;
  readonly words: Omit<ActionWords, 'evidence'>;
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
  { action, words, signal, onTaken }: TakeMany,
): Promise<readonly Refused[]> {
  const refused: Refused[] = [];
  for (const alert of alerts) {
    if (signal.aborted) break;
    try {
      onTaken(await doAction(http, alert, action, { ...words, evidence: [] }));
    } catch (error) {
      refused.push({ alert, error });
    }
  }
  return refused;
}
