import * as z from 'zod/mini';
import { exceptionIdsSchema } from '@tallyhouse/shared/contracts/data-exceptions';
import { appendAuditEvent } from '../../store/audit-trail/append-audit-event';
import type { ChangeHandler } from '../../house/changes/change-handler';
import { part } from '../../house/changes/proposal-parts';
import { createSqlParams } from '../../store/sql-params';
import { NotFound, ValidationFailed } from '../../platform/http/problems';
import type { Queryable } from '../../store/store';

const payloadSchema = z.strictObject({ exceptionIds: exceptionIdsSchema });
type WaiverPayload = z.output<typeof payloadSchema>;

/** Open exceptions of one brand that may stand. */
export const waiverChange: ChangeHandler<WaiverPayload> = {
  kind: 'DATA_WAIVER',
  schema: payloadSchema,
  brandId: async (payload, store) => (await readWaived(store, payload)).brandId,
  async describe(store, payload) {
    const { brandId, exceptions } = await readWaived(store, payload);
    const [brand] = await store.query<{ name: string }>('select name from brand where id = $1', [brandId]);
    const laws = [...new Set(exceptions.map(({ law }) => law))].sort().join(', ');
    return [part('WAIVE_EXCEPTIONS', { brand: brand?.name ?? brandId, count: exceptions.length, laws })];
  },
  // A record that changes in between breaks the law anew: nobody has agreed to that.
  async document(store, payload) {
    const { exceptions } = await readWaived(store, payload);
    return Object.fromEntries(
      exceptions.map(({ id, law, kind, recordId, since }) => [id, `${law} ${kind} ${recordId}, ${since}`]),
    );
  },
  after: ({ exceptionIds }) => Object.fromEntries(exceptionIds.map((id) => [id, 'WAIVED'])),
  async check(store, payload) {
    const { exceptions } = await readWaived(store, payload);
    if (exceptions.every(({ state }) => state === 'OPEN')) return;
    const message = 'One of them is already waived or corrected: check the list again';
    throw new ValidationFailed([{ field: 'payload.exceptionIds', code: 'NOT_OPEN', message }]);
  },
  async apply(tx, payload, { actorId, proposedBy, now, changeId }) {
    const { brandId, exceptions } = await readWaived(tx, payload);
    const params = createSqlParams(now.toISOString(), changeId);
    await tx.query(
      `update data_exception set state = 'WAIVED', waived_at = cast($1 as timestamp), waiver_change_id = $2
       where id in (${params.addAll(payload.exceptionIds)})`,
      params.values,
    );
    for (const { id, law } of exceptions) {
      await appendAuditEvent(tx, {
        at: now,
        action: 'EXCEPTION_WAIVED',
        actorId,
        brandId,
        object: { kind: 'data-exception', id },
        detail: { law, proposedBy, change: changeId },
      });
    }
  },
};

interface Waived {
  readonly id: string;
  readonly brandId: string;
  readonly law: string;
  readonly kind: string;
  readonly recordId: string;
  readonly state: string;
  readonly since: string;
}

/** Errors: `NotFound` where one is not there; `ValidationFailed` for exceptions of several brands. */
async function readWaived(
  store: Queryable,
  { exceptionIds }: WaiverPayload,
): Promise<{ readonly brandId: string; readonly exceptions: readonly Waived[] }> {
  const params = createSqlParams();
  const exceptions = await store.query<Waived>(
    `select id as "id", brand_id as "brandId", law as "law", kind as "kind", record_id as "recordId", state as "state",
       since as "since"
     from data_exception where id in (${params.addAll(exceptionIds)}) order by id`,
    params.values,
  );
  const [first] = exceptions;
  if (first === undefined || exceptions.length < new Set(exceptionIds).size) throw new NotFound('exception');
  const { brandId } = first;
  if (exceptions.some((one) => one.brandId !== brandId)) {
    const message = 'They belong to several brands: each brand decides on its own';
    throw new ValidationFailed([{ field: 'payload.exceptionIds', code: 'SEVERAL_BRANDS', message }]);
  }
  return { brandId, exceptions };
}
