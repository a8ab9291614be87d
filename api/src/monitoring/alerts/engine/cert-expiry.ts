import { alertEnds } from '@tallyhouse/shared/contracts/words/alert-ends.en';
import type { Day } from '@tallyhouse/shared/contracts/scalars';
import type { Queryable } from '../../../store/store';
import type { Detector, Finding, Look } from './detector';
import { worded } from '../../../house/alerting/worded';

interface Connection {
  readonly brandId: string;
  readonly authorityId: string;
  readonly certificateUntil: Day;
}

const dayMs = 86_400_000;
/** Days before the end at which it is said, and said again. */
const warnings = [30, 7, 1, 0] as const;

function readConnections(store: Queryable, { now }: Look): Promise<Connection[]> {
  return store.query<Connection>(
    `select brand_id as "brandId", authority_id as "authorityId", certificate_until as "certificateUntil"
     from authority_connection
     where certificate_until is not null and certificate_until <= cast($1 as date)
     order by brand_id, authority_id`,
    [new Date(now.getTime() + warnings[0] * dayMs).toISOString().slice(0, 10)],
  );
}

/** CA-11: the certificate of a connection ends in 30, 7 or 1 days, or has ended. Over when it is renewed. */
export const certExpiry: Detector = {
  code: 'CA-11',
  finds: 'STANDING',
  pace: 'HOUR',
  overText: alertEnds['CA-11'],
  find: async (store, look) =>
    (await readConnections(store, look)).map((connection) => findingOf(connection, look.now)),
};

function findingOf({ brandId, authorityId, certificateUntil }: Connection, now: Date): Finding {
  const daysLeft = Math.floor((Date.parse(certificateUntil) - now.getTime()) / dayMs) + 1;
  const warning = warnings.findLast((days) => daysLeft <= days) ?? warnings[0];
  const isOver = daysLeft <= 0;
  return {
    brandId,
    object: { kind: 'certificate', id: authorityId },
    period: null,
    severity: isOver ? 'CRITICAL' : daysLeft <= 7 ? 'HIGH' : 'MEDIUM',
    ...worded(isOver ? 'CERTIFICATE_ENDED' : 'CERTIFICATE_ENDS', {
      authority: authorityId,
      until: certificateUntil,
      days: daysLeft,
    }),
    at: new Date(Math.min(now.getTime(), Date.parse(certificateUntil) - (warning - 1) * dayMs)),
    occurrence: `${certificateUntil} ${warning}`,
  };
}
