import type { Change, ChangeKind, ChangeState } from '@tallyhouse/shared/contracts/changes';
import { createSqlParams, type SqlParams } from '../../../store/sql-params';
import type { Queryable, QueryOptions } from '../../../store/store';
import type { ChangeDocument } from '../change-handler';
import { nameColumns } from '../../../platform/auth/named-people';

/** A change as it is kept; `state` is as of the moment it was read. */
export interface StoredChange {
  readonly id: string;
  readonly kind: ChangeKind;
  readonly brandId: string | null;
  readonly payload: ChangeDocument;
  readonly document: ChangeDocument | null;
  readonly contentHash: string;
  readonly summary: string;
  /** Null of a change that was proposed before its words had codes. */
  readonly said: Change['said'];
  readonly reason: string;
  readonly state: ChangeState;
  readonly proposedBy: string;
  readonly proposerName: string;
  readonly proposerAccount: string | null;
  readonly proposedAt: string;
  readonly expiresAt: string;
  readonly decidedBy: string | null;
  readonly deciderName: string | null;
  readonly deciderAccount: string | null;
  readonly decidedAt: string | null;
  readonly decisionReason: string | null;
}

/** Whose changes are seen: those of the brands, and those for the whole house. */
export interface ChangeReader {
  readonly brandIds: readonly string[];
  readonly userId: string;
}

export interface ChangeQuestion {
  readonly page: number;
  readonly pageSize: number;
  readonly box: 'open' | 'mine' | 'done';
  readonly kind?: ChangeKind | undefined;
}

const isOpen = (now: string) => `c.state = 'OPEN' and c.expires_at > cast(${now} as timestamp)`;

const columns = (now: string) => `
  c.id as "id", c.kind as "kind", c.brand_id as "brandId", c.payload as "payload", c.document as "document",
  c.content_hash as "contentHash", c.summary as "summary", c.said as "said", c.reason as "reason",
  case when c.state = 'OPEN' and not (${isOpen(now)}) then 'EXPIRED' else c.state end as "state",
  c.proposed_by as "proposedBy", ${nameColumns('proposerName', { user: 'p', id: 'c.proposed_by' })}, c.proposed_at as "proposedAt",
  c.expires_at as "expiresAt", c.decided_by as "decidedBy", ${nameColumns('deciderName', { user: 'd', id: 'c.decided_by' })},
  c.decided_at as "decidedAt", c.decision_reason as "decisionReason"`;

const source = `
  from change_request c
  left join app_user p on p.id = c.proposed_by
  left join app_user d on d.id = c.decided_by`;

const seen = (reader: ChangeReader, params: SqlParams) =>
  `(c.brand_id is null or c.brand_id in (${params.addAll(reader.brandIds)}))`;

/** One change; undefined when the reader may not know of it. */
export async function findChange(
  store: Queryable,
  reader: ChangeReader,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<StoredChange | undefined> {
  const params = createSqlParams(id, now.toISOString());
  const [row] = await store.query<StoredChange>(
    `select ${columns('$2')} ${source} where c.id = $1 and ${seen(reader, params)}`,
    params.values,
  );
  return row;
}

/** The open change with exactly this content: the same thing, proposed before. */
export async function findOpenChange(
  store: Queryable,
  { contentHash, now }: { readonly contentHash: string; readonly now: Date },
): Promise<StoredChange | undefined> {
  const [row] = await store.query<StoredChange>(
    `select ${columns('$2')} ${source} where c.content_hash = $1 and ${isOpen('$2')}`,
    [contentHash, now.toISOString()],
  );
  return row;
}

/** Changes that the reader may know of, newest first. */
export async function listChanges(
  store: Queryable,
  reader: ChangeReader,
  question: ChangeQuestion & { readonly now: Date },
  options: QueryOptions = {},
): Promise<{ readonly items: StoredChange[]; readonly totalCount: number }> {
  const params = createSqlParams();
  const now = params.add(question.now.toISOString());
  const where = [
    seen(reader, params),
    boxCondition(question.box, { now, userId: () => params.add(reader.userId) }),
    ...(question.kind === undefined ? [] : [`c.kind = ${params.add(question.kind)}`]),
  ].join(' and ');
  const [count] = await store.query<{ changes: number }>(
    // Every parameter is used, whatever the box: an engine refuses one it cannot give a type.
    `select count(*) as "changes" from change_request c where ${where} and cast(${now} as timestamp) is not null`,
    params.values,
    options,
  );
  const limit = params.add(question.pageSize);
  const offset = params.add((question.page - 1) * question.pageSize);
  const items = await store.query<StoredChange>(
    `select ${columns(now)} ${source} where ${where}
     order by c.proposed_at desc, c.id desc limit ${limit} offset ${offset}`,
    params.values,
    options,
  );
  return { items, totalCount: count?.changes ?? 0 };
}

function boxCondition(
  box: ChangeQuestion['box'],
  { now, userId }: { readonly now: string; readonly userId: () => string },
): string {
  if (box === 'open') return isOpen(now);
  if (box === 'done') return `not (${isOpen(now)})`;
  return `c.proposed_by = ${userId()}`;
}
