import { conflictWords, termsFaults, type LicenceTerms } from '../../domain/periods/licence-terms';
import type { Queryable } from '../../store/store';

/** Why licences may not be changed: what is there would be of other days or currencies, or one period would have two ends. */
export type TermsFault = 'TERMS_FIXED' | 'CLOCKS_APART';

/**
 * Refuses a change of licences after which facts would be in another currency or of other gaming days than they were
 * loaded with, or after which the gaming days of one tax period would no longer end together.
 *
 * Errors: those that `refuse` makes. What disagreed before may go on doing so.
 */
export async function requireTerms(
  store: Queryable,
  licences: { readonly before: readonly LicenceTerms[]; readonly after: readonly LicenceTerms[] },
  refuse: (words: string, fault: TermsFault) => Error,
): Promise<void> {
  const { changed, conflicts } = termsFaults(licences.before, licences.after);
  for (const one of changed) {
    const { licenceId, brandId, currency, zone, cutoff } = one;
    if (await hasFacts(store, one)) {
      throw refuse(
        `licence ${licenceId}: records of ${brandId} under it are in ${currency}, on gaming days from ${cutoff} in ${zone}, and stay so. Name that currency, zone and cut-off as its own, or add another licence.`,
        'TERMS_FIXED',
      );
    }
  }
  const [conflict] = conflicts;
  if (conflict !== undefined) throw refuse(conflictWords(conflict), 'CLOCKS_APART');
}

async function hasFacts(store: Queryable, { licenceId, brandId }: LicenceTerms): Promise<boolean> {
  const tables = ['daily_sum', 'balance_snapshot'];
  const found = tables.map(
    (table) => `exists (select 1 from ${table} where licence_id = $1 and brand_id = $2)`,
  );
  const [row] = await store.query<{ found: boolean }>(`select ${found.join(' or ')} as "found"`, [
    licenceId,
    brandId,
  ]);
  return row?.found ?? false;
}
