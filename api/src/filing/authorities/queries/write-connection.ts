import type { Connection } from '@tallyhouse/shared/contracts/authorities';
import type { Queryable } from '../../../store/store';

/** Sets how a brand is connected to an authority, whatever was set before. */
export async function writeConnection(
  tx: Queryable,
  target: { readonly brandId: string; readonly authorityId: string; readonly connection: Connection },
  { actorId, now }: { readonly actorId: string; readonly now: Date },
): Promise<void> {
  const { brandId, authorityId, connection } = target;
  await tx.query(
    `insert into authority_connection
       (brand_id, authority_id, environment, endpoint, certificate_until, ack_hours, tracked_from, version, changed_by,
        changed_at)
     values ($1, $2, $3, $4, cast($5 as date), $6, cast($7 as date), 1, $8, $9)
     on conflict (brand_id, authority_id) do update set environment = excluded.environment,
       endpoint = excluded.endpoint, certificate_until = excluded.certificate_until, ack_hours = excluded.ack_hours,
       tracked_from = excluded.tracked_from, version = authority_connection.version + 1,
       changed_by = excluded.changed_by, changed_at = excluded.changed_at`,
    [
      brandId,
      authorityId,
      connection.environment,
      connection.endpoint,
      connection.certificateUntil,
      connection.ackHours,
      connection.trackedFrom,
      actorId,
      now.toISOString(),
    ],
  );
}
