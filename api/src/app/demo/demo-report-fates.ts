import type { Channel, Period } from '@tallyhouse/shared/contracts/scalars';
import type { ActiveBrand } from '../../platform/auth/current-user';

/** How far a report of the demo came. */
export type Fate =
  | 'DRAFT'
  | 'DELETED'
  | 'STALE'
  | 'WAITING'
  | 'WITHDRAWN'
  | 'EXPIRED'
  | 'RETURNED'
  | 'SENDING'
  | 'SEND_FAILED'
  | 'SENT'
  | 'ACKNOWLEDGED'
  | 'ACCEPTED'
  | 'REJECTED'
  | 'REJECTED_AND_CORRECTED'
  /** Accepted, and opened again: the next version is a draft. */
  | 'AMENDING'
  /** Accepted, opened again when facts had come late, and accepted as corrected. */
  | 'AMENDED';

/** Hours from the first simulation until a fate is fulfilled; what is corrected late takes as long as the facts do. */
export const hoursOf: Readonly<Record<Fate, number>> = {
  DRAFT: 0,
  DELETED: 1,
  STALE: 26,
  WAITING: 1,
  WITHDRAWN: 3,
  EXPIRED: 170,
  RETURNED: 4,
  SENDING: 5,
  SEND_FAILED: 6,
  SENT: 5,
  ACKNOWLEDGED: 8,
  ACCEPTED: 30,
  REJECTED: 30,
  REJECTED_AND_CORRECTED: 90,
  AMENDING: 48,
  AMENDED: 90,
};

export interface PlannedReport {
  readonly brand: ActiveBrand;
  readonly family: Channel;
  readonly type: string;
  readonly period: Period;
  /** Left out: it is of all licences. */
  readonly licenceId?: string | undefined;
  readonly fate: Fate;
  /** When it is simulated for the first time. */
  readonly startsAt: Date;
  /** When all facts that came late are there; null where none are waited for. */
  readonly lateUntil: Date | null;
}
