import type { ReportState } from '@tallyhouse/shared/contracts/reports';
import { mostAttempts } from '../../../domain/confirmation/check-confirmation';
import { askForEach } from '../../../figures/ask-for-each';
import { createSqlParams, type SqlParams } from '../../../store/sql-params';
import { wholeReports, type ReportsOf } from '../../../reporting/reports/queries/whole-reports';
import { presentReport } from '../../../reporting/reports/present-report';
import {
  selectHeaders,
  type HeaderRow,
  type StoredReport,
} from '../../../reporting/reports/queries/report-headers';
import type { Queryable } from '../../../store/store';

/** Which part of the queue. */
export type Box = 'mine' | 'submitted' | 'returned' | 'sent' | 'all';

/** What the queue is asked for, and by whom. */
export interface QueueQuestion extends ReportsOf {
  readonly page: number;
  readonly pageSize: number;
  readonly box: Box;
  readonly authority?: string | undefined;
  readonly dueBefore?: string | undefined;
  readonly brandId?: string | undefined;
  readonly state?: ReportState | readonly ReportState[] | undefined;
  readonly userId: string;
  readonly now: Date;
  /** Brands for which the caller may confirm. */
  readonly confirmableBrandIds: readonly string[];
}

type PartOfQueue = Omit<QueueQuestion, 'page' | 'pageSize'>;

const leftTheHouse: readonly ReportState[] = [
  'CONFIRMED',
  'SENDING',
  'FILED_BY_HAND',
  'SEND_FAILED',
  'SENT',
  'ACKNOWLEDGED',
  'ACCEPTED',
  'REJECTED',
  'AMENDMENT_NEEDED',
];

/** A report's newest submission stands beside it; reports that were never submitted are absent. */
const newestSubmission = `join report_submission s on s.report_id = r.id and not exists (
  select 1 from report_submission n where n.report_id = s.report_id
    and (n.submitted_at > s.submitted_at or (n.submitted_at = s.submitted_at and n.id > s.id)))`;

/** How many are in each of some parts of the queue. */
export async function countItems(store: Queryable, questions: readonly PartOfQueue[]): Promise<number[]> {
  const counted = questions.map((question, part) => ({ question, part }));
  const rows = await askForEach<{ part: number; items: number }, (typeof counted)[number]>(
    store,
    counted,
    ({ question, part }, params) =>
      `select ${part} as "part", count(*) as "items" from report r ${newestSubmission} where ${whereOf(question, params)}`,
  );
  return counted.map(({ part }) => rows.find((row) => row.part === part)?.items ?? 0);
}

/** One page of the queue: what waits by due day, the rest newest first. */
export async function listItems(
  store: Queryable,
  question: QueueQuestion,
): Promise<{ readonly reports: StoredReport[]; readonly totalCount: number }> {
  const [totalCount = 0] = await countItems(store, [question]);
  const params = createSqlParams();
  const where = whereOf(question, params);
  const order = question.box === 'mine' ? 's.due_at asc nulls last, s.submitted_at' : 's.submitted_at desc';
  const limit = params.add(question.pageSize);
  const offset = params.add((question.page - 1) * question.pageSize);
  const rows = await store.query<HeaderRow>(
    `${selectHeaders} ${newestSubmission} where ${where} order by ${order}, r.id limit ${limit} offset ${offset}`,
    params.values,
  );
  return { reports: rows.map(presentReport), totalCount };
}

/** What was refused, or has to be amended, is done with once a version that replaces it has gone out. */
const isStanding = `not (r.state in ('REJECTED', 'AMENDMENT_NEEDED') and exists (
  select 1 from report n where n.replaces = r.id and n.sent_at is not null))`;

function whereOf(question: PartOfQueue, params: SqlParams): string {
  return [...commonConditions(question, params), ...boxConditions(question, params)].join(' and ');
}

function commonConditions(question: PartOfQueue, params: SqlParams): string[] {
  const { authority, dueBefore, brandId, state } = question;
  const states = state === undefined ? [] : [state].flat();
  return [
    wholeReports(question, params),
    "r.state <> 'DELETED'",
    ...(states.length === 0 ? [] : [`r.state in (${params.addAll(states)})`, isStanding]),
    ...(brandId === undefined ? [] : [wholeReports({ ...question, brandIds: [brandId] }, params)]),
    ...(authority === undefined ? [] : [`s.authority_id = ${params.add(authority)}`]),
    ...(dueBefore === undefined ? [] : [`s.due_at < cast(${params.add(dueBefore)} as timestamp)`]),
  ];
}

function boxConditions(question: PartOfQueue, params: SqlParams): string[] {
  const { box, userId, now, confirmableBrandIds } = question;
  switch (box) {
    case 'mine':
      return [
        "r.state = 'PENDING_CONFIRMATION'",
        wholeReports({ brandIds: confirmableBrandIds }, params),
        `s.failed_attempts < ${mostAttempts}`,
        `s.expires_at > cast(${params.add(now.toISOString())} as timestamp)`,
        // The ids stand in it as JSON texts.
        `strpos(cast(s.prepared_by as varchar), ${params.add(JSON.stringify(userId))}) = 0`,
      ];
    case 'submitted':
      return [`s.submitted_by = ${params.add(userId)}`];
    case 'returned':
      return ["r.state = 'RETURNED'"];
    case 'sent':
      return [`r.state in (${params.addAll(leftTheHouse)})`];
    case 'all':
      return [];
  }
}
