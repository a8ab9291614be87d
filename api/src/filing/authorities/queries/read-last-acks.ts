import { createSqlParams } from '../../../store/sql-params';
import type { Queryable } from '../../../store/store';

/** An answer of an authority to a report. */
export interface LastAck {
  readonly brandId: string;
  readonly authorityId: string;
  readonly at: string;
  readonly ackRef: string | null;
}

/** The newest answer of each authority to each of `brandIds`. */
export async function readLastAcks(store: Queryable, brandIds: readonly string[]): Promise<LastAck[]> {
  const params = createSqlParams();
  return store.query<LastAck>(
    `select "brandId", "authorityId", "at", "ackRef" from (
       select a.brand_id as "brandId", s.authority_id as "authorityId", a.received_at as "at", a.ack_ref as "ackRef",
         row_number() over (partition by a.brand_id, s.authority_id order by a.received_at desc, a.id desc) as turn
       from report_acknowledgement a join report_submission s on s.report_id = a.report_id
       where a.brand_id in (${params.addAll(brandIds)})) as answers
     where turn = 1 order by "brandId", "authorityId"`,
    params.values,
  );
}
