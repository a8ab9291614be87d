import type { Money } from '@tallyhouse/shared/contracts/scalars';
import type { TaxLine } from '@tallyhouse/shared/contracts/tax-lines';
import { sumMoney } from '../../domain/money/money';
import type { TaxPeriodKey } from '../../domain/tax-period/tax-period-key';
import { onlineReports } from '../../reporting/reports/families/online-family';
import type { Queryable } from '../../store/store';
import type { StoredPeriod } from '../../taxes/assessment/queries/period-rows';

/** The type of return that states a tax of a product class; undefined where it is filed by other means. */
export function carrierOf({
  jurisdiction,
  code,
  productClass,
}: Pick<TaxPeriodKey, 'jurisdiction' | 'code' | 'productClass'>): string | undefined {
  return onlineReports.types.find(
    ({ declares }) =>
      declares?.jurisdiction === jurisdiction &&
      declares.taxCode === code &&
      declares.productClasses.includes(productClass),
  )?.type;
}

/** What a return states for a tax period: the lines by the rules that the period was pinned with. */
export function statedFor(
  { pinned }: Pick<StoredPeriod, 'pinned'>,
  lines: readonly TaxLine[],
): { readonly base: Money; readonly tax: Money; readonly isTheSame: boolean } {
  const rules = new Set(pinned.paper.lines.map(({ line }) => line.rule.id));
  const own = lines.filter(({ ruleId }) => rules.has(ruleId));
  const base = sumMoney(own.map(({ baseAmount }) => baseAmount));
  const tax = sumMoney(own.map((line) => line.tax));
  return { base, tax, isTheSame: base === pinned.base && tax === pinned.tax };
}

/** A return that went out for a period, the newest. */
interface SentReturn {
  readonly ackRef: string;
  /** Whether it states the base and the tax that the period was closed with. */
  readonly isTheSame: boolean;
}

/** The return that an authority has for a period; undefined while there is none, or where no return states the tax. */
export async function findReturn(store: Queryable, period: StoredPeriod): Promise<SentReturn | undefined> {
  const type = carrierOf(period);
  if (type === undefined) return undefined;
  const [report] = await store.query<{ ackRef: string; tax: TaxLine[] | null }>(
    `select r.ack_ref as "ackRef", c.tax as "tax" from report r join report_content c on c.id = r.content_id
     where coalesce(r.brand_ids, r.brand_id) = $1 and r.type = $2 and r.period_from = cast($3 as date) and r.period_to = cast($4 as date)
       and r.state in ('FILED_BY_HAND', 'ACKNOWLEDGED', 'ACCEPTED') and r.ack_ref is not null
     order by r.version desc, r.sent_at desc limit 1`,
    [period.brandIds.join(','), type, period.period.from, period.period.to],
  );
  if (report === undefined) return undefined;
  return { ackRef: report.ackRef, isTheSame: statedFor(period, report.tax ?? []).isTheSame };
}
