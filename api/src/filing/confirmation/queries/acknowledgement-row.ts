import { randomUUID } from 'node:crypto';
import type { ConfirmationDetail } from '@tallyhouse/shared/contracts/confirmation-items';
import type { Queryable } from '../../../store/store';
import { nameColumns } from '../../../platform/auth/named-people';

type Acknowledgement = ConfirmationDetail['acknowledgements'][number];

/** Answers of the authority to a report, oldest first. */
export function readAcknowledgements(store: Queryable, reportId: string): Promise<Acknowledgement[]> {
  return store.query<Acknowledgement>(
    `select a.kind as "kind", a.ack_ref as "ackRef", a.code as "code", a.text as "text", a.received_at as "at",
       ${nameColumns('attachedBy', { user: 'u', id: 'a.attached_by' })}, a.note as "note"
     from report_acknowledgement a left join app_user u on u.id = a.attached_by
     where a.report_id = $1 order by a.received_at, a.id`,
    [reportId],
  );
}

/** An answer to be kept; `attachedBy` is null when it is the authority's own. */
export interface NewAcknowledgement {
  readonly brandId: string;
  readonly reportId: string;
  readonly kind: Acknowledgement['kind'];
  readonly ackRef: string | null;
  readonly code: string | null;
  readonly text: string | null;
  readonly at: Date;
  readonly attachedBy: string | null;
  readonly note: string | null;
}

export async function insertAcknowledgement(tx: Queryable, answer: NewAcknowledgement): Promise<void> {
  await tx.query(
    `insert into report_acknowledgement (id, brand_id, report_id, kind, ack_ref, code, text, received_at, attached_by, note)
     values ($1, $2, $3, $4, $5, $6, $7, cast($8 as timestamp), $9, $10)`,
    [
      `ack_${randomUUID()}`,
      answer.brandId,
      answer.reportId,
      answer.kind,
      answer.ackRef,
      answer.code,
      answer.text,
      answer.at.toISOString(),
      answer.attachedBy,
      answer.note,
    ],
  );
}
