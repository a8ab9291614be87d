import type { AlertCode, AlertSeverity } from '@tallyhouse/shared/contracts/critical-alerts';
import type { Queryable } from '../../../store/store';
import type { AlertSubject } from '../../../house/alerting/alert-key';
import type { AlertRow } from '../../../house/alerting/queries/alert-row';
import type { Worded } from '../../../house/alerting/worded';

/** What a detector looks with. */
export interface Look {
  readonly now: Date;
  /**
   * For `EVENTS`: the last look, with some overlap. For `STANDING`: how far back history is told of; what holds now is
   * found whenever it began.
   */
  readonly since: Date;
}

/** A condition that a detector found. */
export interface Finding extends Omit<AlertSubject, 'code'>, Worded {
  /** When it arose, by the data. */
  readonly at: Date;
  /** By its consequence and deadline; left out: as its code weighs as a rule. */
  readonly severity?: AlertSeverity | undefined;
  /** Names this occurrence: another text is another occurrence of the same alert. */
  readonly occurrence: string;
  /** When it ended and why, for what was over before it was looked at. */
  readonly over?: { readonly at: Date; readonly reason: string };
}

/** Looks for one kind of trouble. */
export interface Detector {
  readonly code: AlertCode;
  /**
   * `STANDING`: it gives all that holds now, so an alert that it does not give any more is over. `EVENTS`: it gives what
   * happened since, and that something is not given means nothing.
   */
  readonly finds: 'STANDING' | 'EVENTS';
  /** How often there can be news: every minute, with every load (and each hour), or each hour. */
  readonly pace: 'MINUTE' | 'LOAD' | 'HOUR';
  /** Why an alert of its is over that it does not find any more. */
  readonly overText: string;
  find(store: Queryable, look: Look): Promise<readonly Finding[]>;
  /** Whether it would give an alert again if that still held; left out: always. One beyond its sight is not over. */
  canSee?(alert: Pick<AlertRow, 'objectKind' | 'firstSeenAt' | 'periodFrom'>, look: Look): boolean;
}
