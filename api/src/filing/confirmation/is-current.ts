import type { StoredContent } from '../../reporting/reports/queries/read-content';
import type { ActiveBrand } from '../../platform/auth/current-user';
import { canonicalJson } from '../../domain/canonical-json';
import { readSnapshotOf } from '../../figures/snapshot';
import { createSqlParams } from '../../store/sql-params';
import { readDeclaredOffers } from '../../reporting/reports/declared-offers';
import { planOfContent } from '../../reporting/reports/plan-of-content';
import type { ReportPlan } from '../../reporting/reports/report-definition';
import { readReportStatus, withTaxes } from '../../reporting/reports/report-status';
import { readCurrentPack } from '../../taxes/assessment/read-current-pack';
import type { Queryable } from '../../store/store';

/**
 * Whether a simulation would come out the same now: by the same facts of its period and by the same rules.
 *
 * Facts of other periods do not matter, for a house loads all day long; unless tickets were picked, by all that became
 * of them. A batch that was known before the simulation and written after it does matter.
 */
export async function isCurrent(
  store: Queryable,
  content: StoredContent,
  { brand, now }: { readonly brand: ActiveBrand; readonly now: Date },
): Promise<boolean> {
  const { asOf, snapshotId, statusReasons } = content.meta;
  if (content.rulePackVersion !== (await readCurrentPack(store)).version) return false;
  const { brandIds } = content;
  if ((await readSnapshotOf(store, brandIds, asOf)) !== snapshotId) return false;
  if (content.definition.criteria !== undefined) {
    return (await readSnapshotOf(store, brandIds, now.toISOString())) === snapshotId;
  }
  const plan = planOfContent(content, brand);
  if (await hasChangedFacts(store, plan, now)) return false;
  if (!(await declaresTheSame(store, plan))) return false;
  // Its taxes rest on these facts and rules, and so say what they said.
  const today = withTaxes(await readReportStatus(store, brand, plan), content.tax);
  return today.statusReasons.join() === statusReasons.join();
}

/** Whether law and licences still put the same play in the classes of a return, and its tax counts it in the same way. */
async function declaresTheSame(
  store: Queryable,
  { rule: { declares }, scope: { brandIds, offers }, definition: { period } }: ReportPlan,
): Promise<boolean> {
  if (declares === undefined) return true;
  const pack = await readCurrentPack(store);
  const today = await readDeclaredOffers(store, brandIds, { declares, period, pack });
  return canonicalJson(today) === canonicalJson(offers);
}

/** Whether a fact of the report's brands, channels and period came, or left force, after the simulation's knowledge. */
async function hasChangedFacts(
  store: Queryable,
  { family, scope: { brandIds, channels, from, to, basis, asOf } }: ReportPlan,
  now: Date,
): Promise<boolean> {
  const parts = family.factParts(basis, ['gaming_day']);
  const tables = new Set(parts.map(({ from }) => from.split(' ', 1)[0] ?? ''));
  for (const table of tables) {
    const hasChannel = table !== 'drawer_shift';
    const params = createSqlParams(from, to, asOf, now.toISOString());
    const rows = await store.query(
      `select 1 as found from ${table} where brand_id in (${params.addAll(brandIds)})
         and gaming_day between cast($1 as date) and cast($2 as date)
         and (known_at > cast($3 as timestamp) and known_at <= cast($4 as timestamp)
           or superseded_at > cast($3 as timestamp) and superseded_at <= cast($4 as timestamp))
         ${hasChannel ? `and channel in (${params.addAll(channels)})` : ''} limit 1`,
      params.values,
    );
    if (rows.length > 0) return true;
  }
  return false;
}
