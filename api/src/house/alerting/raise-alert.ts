import type { Queryable } from '../../store/store';
import { alertRules } from './alert-codes';
import { alertKeyOf, type AlertSubject } from './alert-key';
import { alertColumns, alertTables, isUnresolved, type AlertRow } from './queries/alert-row';
import {
  insertAlert,
  writeAutoResolved,
  writeReopened,
  writeSeenAgain,
  type NewAlert,
} from './queries/write-alert';

/** Something that has just happened and must not be overlooked. */
export type AlertOccurrence = Omit<NewAlert, 'occurrence' | 'isStanding'>;

/**
 * Raises an alert in the transaction of what it is about, and gives its id.
 *
 * There is one alert for each code, object and period: raised again it counts up, and opens again where it was resolved.
 */
export async function raiseAlert(
  tx: Queryable,
  occurrence: AlertOccurrence,
): Promise<{ readonly id: string }> {
  const { at } = occurrence;
  const sight = { ...occurrence, occurrence: null, isStanding: false };
  const id = await insertAlert(tx, sight, at);
  if (id !== undefined) return { id };
  const alert = await readAlertByKey(tx, occurrence);
  if (alert === undefined)
    throw new Error(`the alert ${alertKeyOf(occurrence)} was refused and is not there`);
  await (isUnresolved(alert) ? writeSeenAgain(tx, alert, sight, at) : writeReopened(tx, alert, sight, at));
  return { id: alert.id };
}

/** Ends the alert of a subject, where there is an unresolved one that may end without a person's note. */
export async function autoResolveAlert(
  tx: Queryable,
  subject: AlertSubject,
  { at, reason }: { readonly at: Date; readonly reason: string },
): Promise<void> {
  if (alertRules[subject.code].ends === 'NEVER') return;
  const alert = await readAlertByKey(tx, subject);
  if (alert !== undefined && isUnresolved(alert)) await writeAutoResolved(tx, alert, { at, now: at, reason });
}

async function readAlertByKey(tx: Queryable, subject: AlertSubject): Promise<AlertRow | undefined> {
  const [row] = await tx.query<AlertRow>(
    `select ${alertColumns} from ${alertTables} where a.dedupe_key = $1`,
    [alertKeyOf(subject)],
  );
  return row;
}
