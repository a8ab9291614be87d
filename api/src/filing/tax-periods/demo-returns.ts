import type { Instant } from '@tallyhouse/shared/contracts/scalars';
import type { TaxPeriodKey } from '../../domain/tax-period/tax-period-key';
import type { Queryable } from '../../store/store';
import { carrierOf } from './filed-reports';

/** The return that the demo's house has sent for a tax period: what was known to it, and what came back. */
export interface SentReturn {
  readonly asOf: Instant;
  readonly ackRef: string | null;
}

/** The newest version of it that went out; undefined where the period is filed by other means, or was not yet. */
export async function readSentReturn(
  store: Queryable,
  brandId: string,
  key: TaxPeriodKey,
): Promise<SentReturn | undefined> {
  const type = carrierOf(key);
  if (type === undefined) return undefined;
  const [sent] = await store.query<SentReturn>(
    `select c.meta->>'asOf' as "asOf", r.ack_ref as "ackRef"
     from report r join report_content c on c.id = r.content_id
     where r.brand_id = $1 and r.type = $2 and r.period_from = cast($3 as date) and r.period_to = cast($4 as date)
       and r.sent_at is not null and r.state <> 'REJECTED'
     order by r.version desc limit 1`,
    [brandId, type, key.period.from, key.period.to],
  );
  return sent;
}
