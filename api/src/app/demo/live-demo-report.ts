import type { SendOutcome } from '../../platform/http/authority-gateway';
import type { ScriptedAnswer } from './demo-authority';
import type { DemoDesk } from './demo-desk';
import type { PlannedReport } from './demo-report-fates';

const hourMs = 3_600_000;

/** Something done at an instant; it may lead to more. */
export interface Deed {
  readonly at: Date;
  run(): Promise<readonly Deed[]>;
}

/** The first action of a report; each leads to the next. */
export function lifeOf(desk: DemoDesk, report: PlannedReport): Deed {
  return {
    at: report.startsAt,
    run: async () => deedsOf(desk, report, await desk.simulateAndKeep(report, report.startsAt)),
  };
}

function deedsOf(desk: DemoDesk, report: PlannedReport, id: string): readonly Deed[] {
  const { brand, fate, startsAt, lateUntil } = report;
  const after = (hours: number) => new Date(startsAt.getTime() + hours * hourMs);
  const submit = deed(after(1), () => desk.submit(report, id, after(1)));
  const sent = (answers: Answers, asked?: readonly number[]) => [
    submit,
    ...sending(desk, { report, id, from: after(4), answers, asked }),
  ];
  const correctedAt = (at: Date, reason: string) => [
    deed(at, () => desk.correct(brand, id, at, reason)),
    again(desk, report, new Date(at.getTime() + hourMs)),
  ];
  switch (fate) {
    case 'DRAFT':
      return [];
    case 'DELETED':
      return [deed(after(1), () => desk.delete(report, id, after(1)))];
    case 'STALE':
      return [deed(after(26), () => desk.submitTooLate(brand, id, after(26)))];
    case 'WAITING':
      return [submit];
    case 'WITHDRAWN': {
      const reason = 'Two shops will report their drawers tomorrow: submit it again with them.';
      return [submit, deed(after(3), () => desk.withdraw(brand, id, after(3), reason))];
    }
    case 'EXPIRED':
      return [submit, deed(after(169.1), () => desk.expire(after(169.1)))];
    case 'RETURNED': {
      const reason = 'The games of one provider are missing: ask them, load, and simulate again.';
      return [submit, deed(after(4), () => desk.returnIt(brand, id, after(4), reason))];
    }
    case 'SENDING':
      return sent([[0, busy]], [0.05]);
    case 'SEND_FAILED':
      return sent([[0, down]], untilGivenUp);
    case 'SENT':
      return sent([[0, received]], [0.05]);
    case 'ACKNOWLEDGED':
      return sent(acknowledgedAfter(2), [0.05, 2.1, 3.2]);
    case 'ACCEPTED':
      return sent([...acknowledgedAfter(2), [22, accepted(id)]]);
    case 'REJECTED':
      return sent([...acknowledgedAfter(2), [22, rejected(id)]]);
    case 'REJECTED_AND_CORRECTED':
      return [
        ...sent([...acknowledgedAfter(2), [22, rejected(id)]]),
        ...correctedAt(after(32), 'The last day was loaded again, in full.'),
      ];
    case 'AMENDING':
      return [
        ...sent([...acknowledgedAfter(2), [22, accepted(id)]]),
        deed(after(48), () => desk.correct(brand, id, after(48), 'A provider has announced other figures.')),
      ];
    case 'AMENDED': {
      const knownAt = new Date(Math.max((lateUntil?.getTime() ?? 0) + 2 * hourMs, after(32).getTime()));
      return [
        ...sent([...acknowledgedAfter(2), [22, accepted(id)]]),
        ...correctedAt(knownAt, 'Settlements of the month came after it was reported.'),
      ];
    }
  }

  function acknowledgedAfter(hours: number): Answers {
    return [
      [0, received],
      [hours, { kind: 'ACKNOWLEDGED', ackRef: ackRefOf(id) }],
    ];
  }
}

/** The next version, which is accepted. */
function again(desk: DemoDesk, report: PlannedReport, startsAt: Date): Deed {
  return { at: startsAt, run: () => lifeOf(desk, { ...report, fate: 'ACCEPTED', startsAt }).run() };
}

function deed(at: Date, work: () => Promise<void>): Deed {
  return { at, run: () => work().then(() => []) };
}

/** Hours after the confirmation, and what the authority says from then on. */
type Answers = readonly (readonly [hours: number, outcome: SendOutcome])[];

const ackRefOf = (id: string) => `ACK-${id.slice(4, 12).toUpperCase()}`;
const received: SendOutcome = { kind: 'RECEIVED', ackRef: null };
const accepted = (id: string): SendOutcome => ({ kind: 'ACCEPTED', ackRef: ackRefOf(id) });
const rejected = (id: string): SendOutcome => ({
  kind: 'REJECTED',
  code: 'INCOMPLETE',
  text: 'Figures of the last day are not complete: send them again.',
  ackRef: ackRefOf(id),
});
const busy: SendOutcome = {
  kind: 'UNAVAILABLE',
  detail: 'The interface of the authority is closed for maintenance.',
  retryAfterSeconds: 5 * 86_400,
};
const down: SendOutcome = { kind: 'UNAVAILABLE', detail: 'The authority did not answer (503).' };

/** Hours after the confirmation at which the queue looks: once more after the end, for it may have asked shortly before. */
const usualHours = [0.05, 2.1, 22.1, 23.2];
/** As often, and as far apart, as the queue tries before it gives up. */
const untilGivenUp = [0.05, 0.1, 0.2, 0.3, 0.6, 1.2, 1.3];

/** Confirmed and sent; the queue works at the hours of `asked`. */
function sending(
  desk: DemoDesk,
  {
    report,
    id,
    from,
    answers,
    asked = usualHours,
  }: {
    readonly report: PlannedReport;
    readonly id: string;
    readonly from: Date;
    readonly answers: Answers;
    readonly asked?: readonly number[] | undefined;
  },
): Deed[] {
  const at = (hours: number) => new Date(from.getTime() + hours * hourMs);
  const told = answers.map(([hours, outcome]): ScriptedAnswer => ({ at: at(hours), outcome }));
  return [
    deed(from, () => desk.confirm(report.brand, id, from, told)),
    ...asked.map((hours) => deed(at(hours), () => desk.deliver(at(hours)))),
  ];
}
