import type { StoredContent } from '../reports/queries/read-content';
import type { ActiveBrand } from '../auth/current-user';
import { readPeriodStatus } from '../figures/period-status';
import { readSnapshotId } from '../figures/snapshot';
import { familyOf } from '../reports/families';
import { readCurrentPack } from '../rule-packs/read-current-pack';
import type { Queryable } from '../store/store';

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
  const { asOf, snapshotId, status, statusReasons } = content.meta;
  if (content.rulePackVersion !== (await readCurrentPack(store)).version) return false;
  if ((await readSnapshotId(store, brand.id, asOf)) !== snapshotId) return false;
  if (content.definition.criteria !== undefined) {
    return (await readSnapshotId(store, brand.id, now.toISOString())) === snapshotId;
  }
  if (await hasChangedFacts(store, content, now)) return false;
  const { period } = content.definition;
  const today = await readPeriodStatus(store, brand, { period, asOf, channels: [content.family] });
  return today.status === status && today.statusReasons.join() === statusReasons.join();
}

/** Whether a fact of the report's brand, channel and period came, or left force, after the simulation's knowledge. */
async function hasChangedFacts(
  store: Queryable,
  { brandId, family, definition, meta }: StoredContent,
  now: Date,
): Promise<boolean> {
  const { from, to } = definition.period;
  const parts = familyOf(family).factParts(definition.basis, ['gaming_day']);
  const tables = new Set(parts.map(({ from }) => from.split(' ', 1)[0] ?? ''));
  for (const table of tables) {
    const hasChannel = table !== 'drawer_shift';
    const rows = await store.query(
      `select 1 as found from ${table} where brand_id = $1
         and gaming_day between cast($2 as date) and cast($3 as date)
         and (known_at > cast($4 as timestamp) and known_at <= cast($5 as timestamp)
           or superseded_at > cast($4 as timestamp) and superseded_at <= cast($5 as timestamp))
         ${hasChannel ? 'and channel = $6' : ''} limit 1`,
      [brandId, from, to, meta.asOf, now.toISOString(), ...(hasChannel ? [family] : [])],
    );
    if (rows.length > 0) return true;
  }
  return false;
}
