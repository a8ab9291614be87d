import { obligationSchema, type Obligation } from '@tallyhouse/shared/contracts/authorities';
import { idSchema } from '@tallyhouse/shared/contracts/scalars';
import * as z from 'zod/mini';
import { appendAuditEvent } from '../../store/audit-trail/append-audit-event';
import type { ChangeHandler } from '../../house/changes/change-handler';
import { part } from '../../house/changes/proposal-parts';
import { onlineReports } from '../../reporting/reports/families/online-family';
import { ValidationFailed } from '../../platform/http/problems';
import type { Queryable } from '../../store/store';
import { loadRegister } from '../../taxes/obligations/load-register';
import { readShippedRegister } from '../../taxes/obligations/read-register';

const payloadSchema = z.strictObject({
  authorityId: idSchema,
  /** The whole obligation as it should be; its code says which it is, or is new. */
  obligation: obligationSchema,
});
type ObligationPayload = z.output<typeof payloadSchema>;

/** Another form of an obligation, or a new one, for the whole house: the law is the same for all its brands. */
export const obligationChange: ChangeHandler<ObligationPayload> = {
  kind: 'OBLIGATION',
  schema: payloadSchema,
  describe: (_store, { authorityId, obligation }) =>
    Promise.resolve([part('SET_OBLIGATION', { obligation: obligation.code, authority: authorityId })]),
  document: (store, payload) => readObligation(store, payload),
  after: ({ obligation }) => obligation,
  check(_store, { authorityId, obligation }) {
    const fault = (field: string, message: string) =>
      new ValidationFailed([{ field: `payload.${field}`, code: 'UNFIT', message }]);
    if (!readShippedRegister().some(({ id }) => id === authorityId)) {
      throw fault('authorityId', 'The register has no such authority');
    }
    const { fulfilledBy } = obligation;
    if (
      fulfilledBy.kind === 'REPORT' &&
      !onlineReports.types.some(({ type }) => type === fulfilledBy.reportType)
    ) {
      throw fault('obligation.fulfilledBy.reportType', 'There is no such type of report');
    }
    return Promise.resolve();
  },
  async apply(tx, payload, { actorId, proposedBy, now, changeId }) {
    await writeObligation(tx, payload, { actorId, now });
    await appendAuditEvent(tx, {
      at: now,
      action: 'OBLIGATION_CHANGED',
      actorId,
      object: { kind: 'obligation', id: `${payload.authorityId}:${payload.obligation.code}` },
      detail: { proposedBy, change: changeId },
    });
  },
};

async function readObligation(
  store: Queryable,
  { authorityId, obligation }: ObligationPayload,
): Promise<Obligation | null> {
  const authority = (await loadRegister(store)).find(({ id }) => id === authorityId);
  return authority?.obligations.find(({ code }) => code === obligation.code) ?? null;
}

/** Lays another form of an obligation over the register, in the transaction of the caller. */
async function writeObligation(
  tx: Queryable,
  { authorityId, obligation }: ObligationPayload,
  { actorId, now }: { readonly actorId: string; readonly now: Date },
): Promise<void> {
  await tx.query(
    `insert into obligation_entry (authority_id, code, document, version, changed_by, changed_at)
     values ($1, $2, $3, 1, $4, $5)
     on conflict (authority_id, code) do update set document = excluded.document,
       version = obligation_entry.version + 1, changed_by = excluded.changed_by, changed_at = excluded.changed_at`,
    [authorityId, obligation.code, JSON.stringify(obligation), actorId, now.toISOString()],
  );
}
