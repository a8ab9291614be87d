import { openCheckpoints } from '../../../house/audit/checkpoints';
import { verifyAudit } from '../../../house/audit/verify-audit';
import { differingSums } from '../../../figures/daily-sums/rebuild-daily-sums';
import type { Store } from '../../../store/store';
import type { Entry, WriteKind } from './ledger';

/** How often the write named `name` is in the store. */
const counts: Readonly<Record<WriteKind, string>> = {
  filter: `select name as "name", count(*) as "times" from retail_filter group by 1`,
  bet: `select record_id as "name", count(*) as "times" from bet group by 1`,
  report: `select substr(content_id, 5) as "name", count(*) as "times" from report group by 1`,
};

/**
 * What is wrong with the store after kills, in words; empty when nothing is.
 *
 * Every acknowledged write is there once, every other at most once, the sums of days are what the facts come to, and the
 * audit holds from its first row to its last.
 */
export async function checkLedger(
  store: Store,
  entries: readonly Entry[],
  checkpointsFolder: string,
): Promise<string[]> {
  const faults: string[] = [];
  for (const kind of Object.keys(counts) as WriteKind[]) {
    const rows = await store.query<{ name: string; times: number }>(counts[kind]);
    const times = new Map(rows.map((row) => [row.name, row.times]));
    for (const { name, isAcknowledged } of entries.filter((entry) => entry.kind === kind)) {
      const found = times.get(name) ?? 0;
      if (isAcknowledged && found !== 1)
        faults.push(`${kind} ${name} was acknowledged and is there ${found} times`);
      if (!isAcknowledged && found > 1)
        faults.push(`${kind} ${name} was never acknowledged and is there ${found} times`);
    }
  }
  const [{ orphans } = { orphans: 0 }] = await store.query<{ orphans: number }>(
    `select count(*) as "orphans" from report r where not exists (
       select 1 from report_transition t join audit_event a on a.seq = t.audit_seq where t.report_id = r.id)`,
  );
  if (orphans > 0) faults.push(`${orphans} reports have no row in the audit`);
  for (const { brandId, day, columns } of await differingSums(store))
    faults.push(`the sums of ${brandId} on ${day} are not what the facts come to: ${columns.join(', ')}`);
  const checkpoints = await openCheckpoints(checkpointsFolder, store.secrets);
  const { faults: broken } = await verifyAudit(store, await checkpoints.read());
  return [...faults, ...broken.map(({ seq, kind }) => `audit row ${seq}: ${kind}`)];
}
