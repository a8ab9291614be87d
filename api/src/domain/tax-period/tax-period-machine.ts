import type { TaxPeriodState } from '@tallyhouse/shared/contracts/tax-periods';
import type { Instant, Money } from '@tallyhouse/shared/contracts/scalars';
import type { CorrectionMethod } from '../corrections/correct-period';

/** What moves a tax period. Two people stand behind each step that people decide. */
export type TaxPeriodEvent =
  /** The calendar: `closesAt` is the end of the period and of the tolerance for late records. */
  | { readonly kind: 'soft-close'; readonly at: Instant; readonly closesAt: Instant }
  | ({
      readonly kind: 'close';
      /** Checks that stand against it, by id. */
      readonly refusals: readonly string[];
      /** Warnings nobody gave a reason for, by id. */
      readonly unanswered: readonly string[];
    } & TwoPeople)
  | { readonly kind: 'file'; readonly ackRef: string }
  /** What is still owed after all that was paid; below zero where too much was. */
  | { readonly kind: 'settle'; readonly balance: Money }
  /** A payment does not count any more; `balance` is what is owed without it. */
  | { readonly kind: 'unsettle'; readonly balance: Money; readonly reason: string }
  | ({ readonly kind: 'reopen'; readonly reason: string } & TwoPeople)
  | ({ readonly kind: 'amend'; readonly reason: string; readonly method: CorrectionMethod } & TwoPeople);

interface TwoPeople {
  readonly proposedBy: string;
  /** Null while it is only proposed: what stands against it is told then already. */
  readonly confirmedBy: string | null;
}

/** What the machine knows of a period besides its state. */
export interface TaxPeriodFacts {
  readonly version: number;
  /** The state that it was reopened from; null in any other than REOPENED. */
  readonly reopenedFrom: TaxPeriodState | null;
}

export interface TaxPeriodRefusal {
  readonly kind: 'REFUSED';
  readonly code:
    | 'PERIOD_STATE'
    | 'PERIOD_OPEN'
    | 'PERIOD_CLOSED'
    | 'CLOSING_REFUSED'
    | 'WARNINGS_OPEN'
    | 'REASON_REQUIRED'
    | 'SELF_CONFIRMATION'
    | 'NOT_SETTLED';
  readonly words: string;
}

export type TaxPeriodMove =
  | {
      readonly kind: 'MOVED';
      readonly state: TaxPeriodState;
      readonly version: number;
      readonly reopenedFrom: TaxPeriodState | null;
    }
  | TaxPeriodRefusal;

/** The states that each event starts from. A paid period is reopened too: its figures may turn out wrong after all. */
export const sourcesOf: Readonly<Record<TaxPeriodEvent['kind'], readonly TaxPeriodState[]>> = {
  'soft-close': ['OPEN'],
  close: ['SOFT_CLOSED'],
  file: ['CLOSED', 'AMENDED'],
  settle: ['FILED'],
  unsettle: ['PAID'],
  reopen: ['CLOSED', 'FILED', 'PAID', 'AMENDED'],
  amend: ['REOPENED'],
};

/** What a period comes to stands in these, until two people open it again. */
const closed: readonly TaxPeriodState[] = sourcesOf.reopen;

/** Where an event takes a tax period, or why it does not move. */
export function moveTaxPeriod(
  state: TaxPeriodState,
  event: TaxPeriodEvent,
  facts: TaxPeriodFacts,
): TaxPeriodMove {
  if (!sourcesOf[event.kind].includes(state)) {
    if (state === 'OPEN' && event.kind === 'close') {
      return refuse('PERIOD_OPEN', 'The period has not ended, or late records are still accepted.');
    }
    if (closed.includes(state) && (event.kind === 'close' || event.kind === 'amend')) {
      return refuse('PERIOD_CLOSED', `The period is ${state}: its figures no longer change.`);
    }
    return refuse('PERIOD_STATE', `The period is ${state}, which “${event.kind}” does not follow.`);
  }
  return checkEvent(event) ?? { kind: 'MOVED', ...targetOf(state, event, facts) };
}

function targetOf(state: TaxPeriodState, event: TaxPeriodEvent, { version, reopenedFrom }: TaxPeriodFacts) {
  const stay = { version, reopenedFrom: null };
  switch (event.kind) {
    case 'soft-close':
      return { ...stay, state: 'SOFT_CLOSED' } as const;
    case 'close':
      return { state: 'CLOSED', version: version + 1, reopenedFrom: null } as const;
    case 'file':
      return { ...stay, state: 'FILED' } as const;
    case 'settle':
      return { ...stay, state: 'PAID' } as const;
    case 'unsettle':
      return { ...stay, state: 'FILED' } as const;
    case 'reopen':
      return { state: 'REOPENED', version, reopenedFrom: state } as const;
    case 'amend':
      // What is carried leaves the closed period as it was.
      return event.method === 'CARRY'
        ? { ...stay, state: reopenedFrom ?? 'CLOSED' }
        : ({ state: 'AMENDED', version: version + 1, reopenedFrom: null } as const);
  }
}

function checkEvent(event: TaxPeriodEvent): TaxPeriodRefusal | null {
  switch (event.kind) {
    case 'soft-close':
      return Date.parse(event.at) < Date.parse(event.closesAt)
        ? refuse('PERIOD_OPEN', `The period stays open until ${event.closesAt}.`)
        : null;
    case 'close':
      return checkClosing(event) ?? checkPeople(event);
    case 'file':
      return isBlank(event.ackRef)
        ? refuse('REASON_REQUIRED', 'The authority’s reference is required.')
        : null;
    case 'settle':
      return Number(event.balance) > 0 ? refuse('NOT_SETTLED', `${event.balance} is outstanding.`) : null;
    case 'unsettle':
      if (isBlank(event.reason)) return refuse('REASON_REQUIRED', 'A written reason is required.');
      return Number(event.balance) > 0
        ? null
        : refuse('PERIOD_STATE', 'Nothing is outstanding: the period stays PAID.');
    case 'reopen':
    case 'amend':
      return isBlank(event.reason)
        ? refuse('REASON_REQUIRED', 'A written reason is required.')
        : checkPeople(event);
  }
}

function checkClosing(event: TaxPeriodEvent & { readonly kind: 'close' }): TaxPeriodRefusal | null {
  if (event.refusals.length > 0) {
    return refuse('CLOSING_REFUSED', `These checks block closing: ${event.refusals.join(', ')}.`);
  }
  return event.unanswered.length > 0
    ? refuse('WARNINGS_OPEN', `These warnings need a reason: ${event.unanswered.join(', ')}.`)
    : null;
}

function checkPeople({ proposedBy, confirmedBy }: TwoPeople): TaxPeriodRefusal | null {
  return proposedBy === confirmedBy
    ? refuse('SELF_CONFIRMATION', 'A person who proposed a step cannot confirm it.')
    : null;
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}

function refuse(code: TaxPeriodRefusal['code'], words: string): TaxPeriodRefusal {
  return { kind: 'REFUSED', code, words };
}
