import type { AuditAction, AuditEventLine, AuditObjectKind } from '@tallyhouse/shared/contracts/audit';
import type { Day } from '@tallyhouse/shared/contracts/scalars';
import { addDays } from '../../domain/periods/calendar';
import { createSqlParams, type SqlParams } from '../../store/sql-params';
import type { Queryable, QueryOptions } from '../../store/store';
import { whatWithholds } from '../../platform/access/blind/blindness';
import { withoutNumbers } from '../../platform/access/blind/without-numbers';
import { nameColumns, personOf } from '../../platform/auth/named-people';

/** Whose actions may be seen: those of some brands and, where `house` is true, those of none. */
export interface AuditScope {
  readonly brandIds: readonly string[];
  readonly house: boolean;
}

interface AuditQuestion {
  readonly page: number;
  readonly pageSize: number;
  readonly from?: Day | undefined;
  readonly to?: Day | undefined;
  readonly actor?: string | undefined;
  readonly action?: AuditAction | undefined;
  readonly objectKind?: AuditObjectKind | undefined;
  readonly objectId?: string | undefined;
}

interface EventRow {
  readonly seq: number;
  readonly time: string;
  readonly action: string;
  readonly actorId: string | null;
  readonly actorName: string | null;
  readonly actorAccount: string | null;
  readonly brandId: string | null;
  readonly objectKind: string;
  readonly objectId: string | null;
  readonly detail: string;
  readonly hash: string;
  readonly previousHash: string;
}

/** Rows of the audit that the scope covers, newest first. */
export async function listAuditEvents(
  store: Queryable,
  scope: AuditScope,
  question: AuditQuestion,
  options: QueryOptions = {},
): Promise<{ readonly items: AuditEventLine[]; readonly totalCount: number }> {
  const params = createSqlParams();
  const where = conditions(scope, question, params);
  const [count] = await store.query<{ events: number }>(
    `select count(*) as events from audit_event e where ${where}`,
    params.values,
    options,
  );
  const limit = params.add(question.pageSize);
  const offset = params.add((question.page - 1) * question.pageSize);
  const rows = await store.query<EventRow>(
    `${selectEvents} where ${where} order by e.seq desc limit ${limit} offset ${offset}`,
    params.values,
    options,
  );
  return { items: rows.map(lineOf), totalCount: count?.events ?? 0 };
}

/** SELECT of whole rows from `audit_event e`, with the names of actors. */
const selectEvents = `select e.seq as "seq", e.happened_at as "time", e.action as "action", e.actor_id as "actorId",
    ${nameColumns('actorName', { user: 'u', id: 'e.actor_id' })}, e.brand_id as "brandId", e.object_kind as "objectKind", e.object_id as "objectId",
    e.detail as "detail", e.hash as "hash", e.previous_hash as "previousHash"
  from audit_event e left join app_user u on u.id = e.actor_id`;

function conditions({ brandIds, house }: AuditScope, question: AuditQuestion, params: SqlParams): string {
  const { from, to, actor, action, objectKind, objectId } = question;
  const ofBrands = brandIds.length === 0 ? 'false' : `e.brand_id in (${params.addAll(brandIds)})`;
  const equal = { actor_id: actor, action, object_kind: objectKind, object_id: objectId };
  return [
    house ? `(${ofBrands} or e.brand_id is null)` : ofBrands,
    ...(from === undefined ? [] : [`e.happened_at >= cast(${params.add(from)} as timestamp)`]),
    ...(to === undefined ? [] : [`e.happened_at < cast(${params.add(addDays(to, 1))} as timestamp)`]),
    ...Object.entries(equal).flatMap(([column, value]) =>
      value === undefined ? [] : [`e.${column} = ${params.add(value)}`],
    ),
  ].join(' and ');
}

function lineOf({
  actorId,
  actorName,
  actorAccount,
  objectKind,
  objectId,
  detail: text,
  ...row
}: EventRow): AuditEventLine {
  const detail = JSON.parse(text) as AuditEventLine['detail'];
  return {
    ...row,
    actor: personOf(actorId, actorName, actorAccount),
    object: { kind: objectKind, id: objectId },
    ...(isWithheld(row)
      ? { detail: textsWithoutNumbers(detail), withheld: 'PENDING_CONFIRMATION' }
      : { detail }),
  };
}

/** A note says figures in words: of the play of a report that waits for the reader, it may say the total. */
function isWithheld({ action, brandId }: Pick<EventRow, 'action' | 'brandId'>): boolean {
  return action === 'REPORT_NOTE_CHANGED' && brandId !== null && whatWithholds({ brandId }) !== undefined;
}

function textsWithoutNumbers({ before, after, ...rest }: AuditEventLine['detail']): AuditEventLine['detail'] {
  const told = (value: (typeof rest)[string] = null) =>
    typeof value === 'string' ? withoutNumbers(value) : value;
  return { ...rest, before: told(before), after: told(after) };
}
