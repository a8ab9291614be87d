import { coveredBy } from '../../figures/brands-as-one';
import type { ConfirmationItem, WhyNotCode } from '@tallyhouse/shared/contracts/confirmation-items';
import type { Permission } from '@tallyhouse/shared/contracts/permissions';
import type { ReportState } from '@tallyhouse/shared/contracts/reports';
import { blindTo } from '../../platform/access/blind/blindness';
import { readBlindScopes } from '../../platform/access/blind/read-blind-scopes';
import { isAllowed, type ActiveBrand, type CurrentUser } from '../../platform/auth/current-user';
import { mostAttempts } from '../../domain/confirmation/check-confirmation';
import { arrows } from '../../domain/confirmation/transition';
import type { EventKind } from '../../domain/confirmation/confirmation-event';
import { headerOf } from '../../reporting/reports/present-report';
import { brandsOf, type StoredReport } from '../../reporting/reports/queries/report-headers';
import type { Queryable } from '../../store/store';
import type { StoredDelivery } from '../../reporting/payloads/queries/delivery-row';
import { readAlongside, type Alongside } from './queries/read-alongside';
import { requireReport } from '../../reporting/reports/queries/read-reports';
import type { StoredSubmission } from '../../reporting/payloads/queries/submission-row';
import type { NamedPeople } from '../../platform/auth/named-people';
import { brandOf } from '../../reporting/reports/return-brands';
import { isReplaced } from './is-replaced';
import { warningsNow } from './warnings-now';

/** Who looks, and when. */
export interface Viewer {
  readonly user: CurrentUser;
  readonly now: Date;
}

/** Reports as lines of the queue, as far as `viewer` may see them. */
export async function presentItems(
  store: Queryable,
  reports: readonly StoredReport[],
  viewer: Viewer,
): Promise<ConfirmationItem[]> {
  const alongside = await readAlongside(
    store,
    reports.map(({ id }) => id),
  );
  const submissions = new Map(alongside.submissions);
  for (const report of reports) {
    const submission = submissions.get(report.id);
    const brand = brandOf(viewer.user, report);
    if (submission === undefined || brand === undefined) continue;
    const warnings = await warningsNow(store, { report, submission }, { brand, now: viewer.now });
    submissions.set(report.id, { ...submission, warnings });
  }
  return reports.map((report) => presentItem(report, { ...alongside, submissions }, viewer));
}

/** The report as it stands after an action. */
export async function presentOne(
  store: Queryable,
  of: {
    readonly reportId: string;
    readonly brand: ActiveBrand;
    readonly user: CurrentUser;
    readonly now: Date;
  },
): Promise<ConfirmationItem> {
  // What was waiting until now need not be found out any more.
  return blindTo(await readBlindScopes(store, of.user), async () => {
    const report = await requireReport(store, coveredBy(of.brand), of.reportId);
    const [item] = await presentItems(store, [report], of);
    if (item === undefined) throw new Error(`report ${report.id} cannot be presented`);
    return item;
  });
}

function presentItem(
  report: StoredReport,
  { submissions, deliveries, newer, person, isFiledByHand }: Alongside,
  viewer: Viewer,
): ConfirmationItem {
  const submission = submissions.get(report.id);
  const delivery = deliveries.get(report.id);
  return {
    report: headerOf(report),
    brandId: report.brandId,
    family: report.family,
    authorityId: submission?.authorityId ?? null,
    obligationCode: submission?.obligationCode ?? null,
    dueAt: submission?.dueAt ?? null,
    submission: submission === undefined ? null : presentSubmission(report, submission, person),
    delivery: delivery === undefined ? null : presentDelivery(report, delivery, submission),
    allowed: {
      ...allowedFor(report, submission, viewer),
      correct: mayCorrect(report, viewer) && !isReplaced(report, newer.get(report.id)),
      file: submission !== undefined && isFiledByHand(submission) && mayFile(report, submission, viewer),
    },
  };
}

function presentSubmission(
  report: StoredReport,
  submission: StoredSubmission,
  person: NamedPeople,
): NonNullable<ConfirmationItem['submission']> {
  const submitter = person(submission.submittedBy);
  const confirmer = submission.confirmedBy === null ? null : person(submission.confirmedBy);
  const { controlField, controlTotal } = submission;
  return {
    id: submission.id,
    submittedBy: submitter.name,
    submittedByAccount: submitter.account,
    submittedAt: submission.submittedAt,
    expiresAt: submission.expiresAt,
    payloadHash: submission.payloadHash,
    format: submission.format,
    figureStatus: submission.figureStatus,
    warnings: [...submission.warnings],
    controlFields: [controlField],
    controlTotals: report.withheld === undefined ? { [controlField]: controlTotal } : null,
    attemptsLeft: Math.max(0, mostAttempts - submission.failedAttempts),
    confirmedBy: confirmer?.name ?? null,
    confirmedByAccount: confirmer?.account ?? null,
    confirmedAt: submission.confirmedAt,
  };
}

function presentDelivery(
  report: StoredReport,
  delivery: StoredDelivery,
  submission: StoredSubmission | undefined,
): NonNullable<ConfirmationItem['delivery']> {
  const hours = submission?.ackHours ?? 0;
  return {
    idempotencyKey: delivery.idempotencyKey,
    attempts: delivery.allAttempts,
    nextAt: delivery.nextAt,
    lastDetail: delivery.lastDetail,
    ackDueAt:
      report.sentAt === null ? null : new Date(Date.parse(report.sentAt) + hours * 3_600_000).toISOString(),
  };
}

function allowedFor(
  report: StoredReport,
  submission: StoredSubmission | undefined,
  viewer: Viewer,
): Omit<ConfirmationItem['allowed'], 'file' | 'correct'> {
  const { user } = viewer;
  const may = (permission: Permission) => mayForAll(user, permission, report);
  const whyNot = whyNotConfirm(report, submission, viewer);
  const isOwn = submission?.preparedBy.includes(user.id) ?? false;
  return {
    confirm: whyNot === null,
    whyNotConfirm: whyNot === null ? null : whyNotWords[whyNot],
    whyNotCode: whyNot,
    submit: may('reports.submit') && leads(report.state, 'submit'),
    return: may('reports.confirm') && !isOwn && leads(report.state, 'return'),
    withdraw: may('reports.submit') && leads(report.state, 'withdraw'),
    retrySend: may('reports.confirm') && leads(report.state, 'retry'),
    acknowledge:
      may('reports.confirm') && (leads(report.state, 'acknowledge') || leads(report.state, 'accept')),
  };
}

function mayCorrect(report: StoredReport, { user }: Viewer): boolean {
  const isOver = leads(report.state, 'correct') || leads(report.state, 'require-amendment');
  return isOver && mayForAll(user, 'reports.simulate', report);
}

/** Who had no hand in it, once it is confirmed. */
function mayFile(report: StoredReport, { preparedBy }: StoredSubmission, { user }: Viewer): boolean {
  const may = mayForAll(user, 'reports.confirm', report);
  return may && !preparedBy.includes(user.id) && leads(report.state, 'file');
}

function mayForAll(user: CurrentUser, permission: Permission, report: StoredReport): boolean {
  return brandsOf(report).every((id) => isAllowed(user, permission, id));
}

function leads(state: ReportState, kind: EventKind): boolean {
  return arrows[kind].from.includes(state);
}

/** Why not, in words. */
const whyNotWords: Readonly<Record<WhyNotCode, string>> = {
  NOT_WAITING: 'It is not awaiting confirmation.',
  OWN_ITEM: 'You prepared, edited or submitted it: another person must confirm it.',
  NOT_APPROVER: 'Confirming requires the approver role.',
  LOCKED: 'The control total was incorrect three times: it is locked.',
  LAPSED: 'It has expired: it was not confirmed in time.',
};

function whyNotConfirm(
  report: StoredReport,
  submission: StoredSubmission | undefined,
  { user, now }: Viewer,
): WhyNotCode | null {
  if (submission === undefined || report.state !== 'PENDING_CONFIRMATION') return 'NOT_WAITING';
  // Before the role: to whoever prepared it no role would be of use.
  if (submission.preparedBy.includes(user.id)) return 'OWN_ITEM';
  if (!mayForAll(user, 'reports.confirm', report)) return 'NOT_APPROVER';
  if (submission.failedAttempts >= mostAttempts) return 'LOCKED';
  return Date.parse(submission.expiresAt) <= now.getTime() ? 'LAPSED' : null;
}
