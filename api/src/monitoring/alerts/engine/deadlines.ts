import { alertEnds } from '@tallyhouse/shared/contracts/words/alert-ends.en';
import { lastMinuteOf, listDeadlines, type Deadline } from '../../../filing/authorities/list-deadlines';
import { addDays } from '../../../domain/periods/calendar';
import type { Queryable } from '../../../store/store';
import { readBrandLimits } from '../brand-limits';
import type { Detector, Finding, Look } from './detector';
import { worded } from '../../../house/alerting/worded';

const hourMs = 3_600_000;
// The longest notice that a brand may ask for.
const mostNearDays = 30;
// A return that is owed longer than this is known by its alert; the register is not walked further back every minute.
const lookBackDays = 400;

/** CA-01: due within 24 hours (or what the brand has set) and not sent. Over when it is sent; once it is late, CA-02 takes its place. */
export const deadlineNear: Detector = {
  code: 'CA-01',
  finds: 'STANDING',
  pace: 'MINUTE',
  overText: alertEnds['CA-01'],
  async find(store, look) {
    const limitsOf = await readBrandLimits(store);
    const soon = await readOpenDeadlines(store, look, { back: 1, ahead: mostNearDays + 1 });
    return soon.flatMap((deadline) => {
      const { dueSoonHours } = limitsOf(deadline.brandId).thresholds;
      return isNear(deadline.dueAt, look.now, dueSoonHours) ? [nearFinding(deadline, dueSoonHours)] : [];
    });
  },
};

/** CA-02: late and not sent. Never over by itself: somebody says how it came to that. */
export const deadlineMissed: Detector = {
  code: 'CA-02',
  finds: 'STANDING',
  pace: 'MINUTE',
  overText: alertEnds['CA-02'],
  async find(store, look) {
    const past = await readOpenDeadlines(store, look, { back: lookBackDays, ahead: 1 });
    return past.filter(({ dueAt }) => dueAt.getTime() <= look.now.getTime()).map(missedFinding);
  },
};

function isNear(dueAt: Date, now: Date, hours: number): boolean {
  const left = dueAt.getTime() - now.getTime();
  return left > 0 && left <= hours * hourMs;
}

/** What is not done of what is due between `back` days ago and `ahead` days from now. */
export async function readOpenDeadlines(
  store: Queryable,
  { now }: Look,
  { back, ahead }: { readonly back: number; readonly ahead: number },
): Promise<Deadline[]> {
  const brands = await store.query<{ id: string }>('select id from brand order by id');
  const today = now.toISOString().slice(0, 10);
  const deadlines = await listDeadlines(
    store,
    brands.map(({ id }) => id),
    // Dates are those of the authority: a day more on either side is sure to hold them.
    { from: addDays(today, -back), to: addDays(today, ahead), now },
  );
  return deadlines.filter(({ state }) => state !== 'DONE');
}

function nearFinding(deadline: Deadline, hours: number): Finding {
  return {
    ...subjectOf(deadline),
    ...worded(`DEADLINE_NEAR_${howFar(deadline)}`, { ...paramsOf(deadline), hours }),
    at: new Date(deadline.dueAt.getTime() - hours * hourMs),
    occurrence: deadline.dueAt.toISOString(),
  };
}

function missedFinding(deadline: Deadline): Finding {
  return {
    ...subjectOf(deadline),
    ...worded(`DEADLINE_MISSED_${howFar(deadline)}`, paramsOf(deadline)),
    at: deadline.dueAt,
    occurrence: deadline.dueAt.toISOString(),
  };
}

function subjectOf(deadline: Deadline): Pick<Finding, 'brandId' | 'object' | 'period' | 'cause'> {
  const { id, brandId, authorityId, period } = deadline;
  // Nobody has made it, or what was made has not gone out: at one authority that has one reason, whatever is owed.
  const reason = howFar(deadline) === 'REPORT' ? 'unsent' : 'unmade';
  return {
    brandId,
    object: { kind: 'deadline', id },
    period,
    cause: { kind: 'authority', id: `${authorityId} ${reason}` },
  };
}

function howFar({ reportType, reportId, reportState }: Deadline): 'REPORT' | 'NO_REPORT' | 'NOT_FILED' {
  if (reportState !== null && reportId !== null) return 'REPORT';
  return reportType === null ? 'NOT_FILED' : 'NO_REPORT';
}

function paramsOf(deadline: Deadline) {
  const { title, titleSw, titleAr, authorityId, reportId, reportState } = deadline;
  return {
    ...{ title, titleSw, titleAr, authority: authorityId, dueAt: lastMinuteOf(deadline) },
    ...(reportId === null || reportState === null ? {} : { report: reportId, state: reportState }),
  };
}
