import type { Money } from '@tallyhouse/shared/contracts/scalars';
import { formatMoney } from '../domain/money/money';
import type { TaxPeriodKey } from '../domain/tax-period/tax-period-key';
import { onlineReports } from '../online-reports/online-family';
import type { Queryable } from '../store/store';
import type { StoredPeriod } from './queries/period-rows';
import { ruleOf } from './present-period';

/** The type of report that declares the taxes of a product class; undefined where they are filed by other means. */
export function carrierOf({ jurisdiction, productClass }: TaxPeriodKey): string | undefined {
  return onlineReports.types.find(
    ({ taxedAs }) => taxedAs?.jurisdiction === jurisdiction && taxedAs.product === productClass,
  )?.type;
}

/** A report that an authority has taken. */
interface AcceptedReport {
  readonly ackRef: string;
  readonly ggr: Money | null;
}

/**
 * The authority's reference of the report that declares a closed period; null while there is none.
 *
 * A report with another revenue than the period was closed with declares something else.
 */
export async function findAcknowledgement(store: Queryable, period: StoredPeriod): Promise<string | null> {
  const type = carrierOf(period);
  const { base, kind } = ruleOf(period);
  // Taxes of winnings are on single tickets: their returns are others.
  if (type === undefined || kind === 'WITHHOLDING' || kind === 'EXCISE') return null;
  const [report] = await store.query<AcceptedReport>(
    `select ack_ref as "ackRef", ggr as "ggr" from report
     where brand_id = $1 and type = $2 and period_from = cast($3 as date) and period_to = cast($4 as date)
       and state in ('ACKNOWLEDGED', 'ACCEPTED') and ack_ref is not null
     order by version desc, sent_at desc limit 1`,
    [period.brandId, type, period.period.from, period.period.to],
  );
  if (report === undefined) return null;
  const declares = report.ggr === null ? null : formatMoney(report.ggr);
  return base === 'GGR' && declares !== period.pinned.base ? null : report.ackRef;
}
