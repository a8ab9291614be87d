import type { Parsed } from '@tallyhouse/shared/contracts/endpoint';
import type { readTotalChanges as endpoint } from '@tallyhouse/shared/contracts/total-changes';
import type { Instant } from '@tallyhouse/shared/contracts/scalars';
import { requireShown } from '../../../platform/access/blind/blindness';
import type { ActiveBrand } from '../../../platform/auth/current-user';
import { brandInPlay } from '../../../figures/brand-under';
import { ValidationFailed } from '../../../platform/http/problems';
import { subtractMoney, sumMoney } from '../../../domain/money/money';
import type { Queryable, QueryOptions } from '../../../store/store';
import { mostChangedFacts, readChangedRecords, sumByCause } from '../../reports/difference/changed-records';
import { onlineReports } from '../../reports/families/online-family';
import { planReport, type ReportPlan } from '../../reports/report-definition';
import { sumFacts } from '../total-reports/queries/sum-facts';
import { measuresOf } from '../total-reports/total-measures';
import { scopeOf } from '../total-reports/total-question';

type Asked = Parsed<NonNullable<(typeof endpoint)['query']>>;

/**
 * Why a total of a brand is another one at `asOf` than it was known to be at `since`, by the records behind both.
 *
 * Causes add up to the difference: what no record explains is OTHER. Errors: `ValidationFailed` naming `since` where it
 * is not earlier, or `basis` where that does not define the figure; `SEVERAL_CURRENCIES` (409); `TOO_MANY_ROWS` (413) where more than `most` facts
 * changed.
 */
export async function readTotalChanges(
  store: Queryable,
  whose: ActiveBrand,
  { most = mostChangedFacts, ...asked }: Asked & { readonly asOf: Instant; readonly most?: number },
  options: QueryOptions = {},
) {
  const { page, pageSize, cause, figure, since, asOf, channel, basis } = asked;
  const brand = brandInPlay(whose, asked);
  requireEarlier(since, asOf);
  const channels = channel === undefined ? undefined : [channel];
  requireShown({ brandId: brand.id, channels, period: { from: asked.from, to: asked.to } });
  const scopeAt = (instant: Instant) => ({
    ...scopeOf({ ...asked, groupBy: [] }, instant),
    brandIds: [brand.id],
  });
  const figureAt = async (instant: Instant) => {
    const amount = measuresOf(await sumFacts(store, scopeAt(instant), [], options), basis)[figure];
    if (amount !== null) return amount;
    const message = `"${figure}" is not defined on it: ask for it on SETTLED`;
    throw new ValidationFailed([{ field: 'basis', code: 'WRONG_BASIS', message }]);
  };
  const [before, now] = [await figureAt(since), await figureAt(asOf)];
  const instants = { before: since, after: asOf };
  const records = await readChangedRecords(
    store,
    planOf(brand, asked),
    { instants, measure: figure, most },
    options,
  );
  const causes = sumByCause(records);
  const rest = subtractMoney(subtractMoney(now, before), sumMoney(causes.map(({ amount }) => amount)));
  const shown = records.filter((record) => cause === undefined || record.cause === cause);
  return {
    ...{ currency: brand.currency, since, asOf, before, now },
    causes: rest === '0.00' ? causes : [...causes, { cause: 'OTHER' as const, records: 0, amount: rest }],
    items: shown.slice((page - 1) * pageSize, page * pageSize),
    ...{ page, pageSize, totalCount: shown.length },
  };
}

function requireEarlier(since: Instant, asOf: Instant): void {
  if (Date.parse(since) < Date.parse(asOf)) return;
  const message = 'It is not earlier than the instant that it is compared with';
  throw new ValidationFailed([{ field: 'since', code: 'NOT_BEFORE', message }]);
}

/** The facts of the total, as a report of the same play would count them. */
function planOf(brand: ActiveBrand, asked: Asked & { readonly asOf: Instant }): ReportPlan {
  const { from, to, basis, licenceId, asOf, channel, vertical } = asked;
  const order = { type: 'ONLINE_DAILY', period: { from, to }, basis, filters: [], licenceId, asOf };
  const plan = planReport(onlineReports, brand, order, new Date(asOf));
  const channels = channel === undefined ? (['ONLINE', 'RETAIL'] as const) : [channel];
  return { ...plan, scope: { ...plan.scope, channels: [...channels], verticals: vertical ?? null } };
}
