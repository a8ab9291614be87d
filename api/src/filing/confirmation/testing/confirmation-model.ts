import type { ReportState } from '@tallyhouse/shared/contracts/reports';
import { mostAttempts } from '../../../domain/confirmation/check-confirmation';
import { arrows } from '../../../domain/confirmation/transition';
import type { EventKind } from '../../../domain/confirmation/confirmation-event';
import { mostSendAttempts } from '../delivery/back-off';

/** Somebody of the house, with the roles that they hold. */
export interface Person {
  readonly id: string;
  readonly submits: boolean;
  readonly confirms: boolean;
}

/** What somebody tries, or what the other side does. */
export type Step =
  | { readonly kind: 'prepare' | 'submit' | 'return' | 'withdraw' | 'correct'; readonly by: Person }
  | { readonly kind: 'confirm'; readonly by: Person; readonly isRight: boolean }
  | { readonly kind: 'retrySend'; readonly by: Person }
  | {
      readonly kind: 'deliver';
      readonly answer: 'RECEIVED' | 'ACKNOWLEDGED' | 'ACCEPTED' | 'REJECTED';
      readonly fails: 'before' | 'after' | null;
    };

/** What is expected of the newest version of one report; nothing here but the rules. */
export class ConfirmationModel {
  version = 0;
  state: ReportState | null = null;
  preparers = new Set<string>();
  failedAttempts = 0;
  sendAttempts = 0;
  isKeptByAuthority = false;

  /** Does a step, and says whether it is to succeed. */
  take(step: Step): boolean {
    switch (step.kind) {
      case 'prepare':
        return this.prepare(step.by);
      case 'submit':
        return this.move('submit', step.by.submits, () => this.begin(step.by));
      case 'confirm':
        return this.confirm(step.by, step.isRight);
      case 'return':
        return this.move('return', step.by.confirms && !this.preparers.has(step.by.id));
      case 'withdraw':
        return this.move('withdraw', step.by.submits, () => this.preparers.add(step.by.id));
      case 'retrySend':
        return this.move('retry', step.by.confirms, () => (this.sendAttempts = 0));
      case 'correct':
        return this.correct(step.by);
      case 'deliver':
        this.deliver(step);
        return true;
    }
  }

  private prepare(by: Person): boolean {
    if (!by.submits && !by.confirms) return false;
    const waits = this.state === null || ['DRAFT', 'RETURNED', 'STALE'].includes(this.state);
    if (!waits) return false;
    if (this.state === null) this.version = 1;
    this.state = 'SIMULATED';
    this.preparers.add(by.id);
    return true;
  }

  private begin(by: Person): void {
    this.failedAttempts = 0;
    this.preparers.add(by.id);
  }

  private confirm(by: Person, isRight: boolean): boolean {
    const mayTry =
      by.confirms &&
      this.leads('confirm') &&
      this.failedAttempts < mostAttempts &&
      !this.preparers.has(by.id);
    if (mayTry && !isRight) this.failedAttempts += 1;
    return this.move('confirm', mayTry && isRight, () => (this.sendAttempts = 0));
  }

  private correct(by: Person): boolean {
    const isOpen = this.state === 'ACCEPTED' || this.leads('correct');
    if (!isOpen || !(by.submits || by.confirms)) return false;
    this.version += 1;
    this.state = 'DRAFT';
    this.preparers = new Set([by.id]);
    this.isKeptByAuthority = false;
    return true;
  }

  private deliver({ answer, fails }: Extract<Step, { kind: 'deliver' }>): void {
    const isSending = this.state === 'CONFIRMED' || this.state === 'SENDING';
    if (!isSending && this.state !== 'SENT' && this.state !== 'ACKNOWLEDGED') return;
    const isFirst = this.state === 'CONFIRMED' || (this.state === 'SENDING' && this.isNeverTried());
    const isUnavailable =
      fails === 'before' || (fails === 'after' && isSending && (isFirst || !this.isKeptByAuthority));
    if (isSending && fails !== 'before') this.isKeptByAuthority = true;
    if (isUnavailable) {
      if (isSending) this.failSending();
      return;
    }
    this.answered(answer);
  }

  private isNeverTried(): boolean {
    return this.sendAttempts === 0 && !this.isKeptByAuthority;
  }

  private failSending(): void {
    this.sendAttempts += 1;
    this.state = this.sendAttempts >= mostSendAttempts ? 'SEND_FAILED' : 'SENDING';
  }

  private answered(answer: Extract<Step, { kind: 'deliver' }>['answer']): void {
    if (answer === 'RECEIVED') this.state = this.state === 'ACKNOWLEDGED' ? 'ACKNOWLEDGED' : 'SENT';
    else this.state = answer;
  }

  private leads(kind: EventKind): boolean {
    return this.state !== null && arrows[kind].from.includes(this.state);
  }

  private move(kind: EventKind, isAllowed: boolean, effect: () => unknown = () => undefined): boolean {
    if (!isAllowed || !this.leads(kind)) return false;
    this.state = arrows[kind].to;
    effect();
    return true;
  }
}
