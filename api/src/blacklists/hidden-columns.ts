import type { Blacklist } from '@tallyhouse/shared/contracts/blacklists';
import { isAllowed, type ActiveBrand, type CurrentUser } from '../auth/current-user';
import { personalFields, protectedFields, type ReportFamily } from '../reports/report-family';
import type { Queryable } from '../store/store';
import { readBlacklists } from './queries/read-blacklists';

/** Whose list, and for which type of report; `*` for all. */
export interface BlacklistOf {
  readonly family: ReportFamily;
  readonly brand: ActiveBrand;
  readonly user: CurrentUser;
  readonly scope: 'USER' | 'BRAND';
  readonly type: string;
}

/** The list as it is kept for exactly this scope and type, with what else hides or protects columns. */
export async function readBlacklist(store: Queryable, of: BlacklistOf): Promise<Blacklist> {
  const entries = await readBlacklists(store, {
    brandId: of.brand.id,
    family: of.family.channel,
    owners: [of.user.id, '*'],
    type: of.type,
  });
  const owner = of.scope === 'USER' ? of.user.id : '*';
  const own = entries.find((entry) => entry.owner === owner && entry.type === of.type);
  const brandWide = entries.filter((entry) => entry.owner === '*').flatMap(({ hidden }) => hidden);
  return {
    scope: of.scope,
    etag: String(own?.version ?? 0),
    hidden: [...(own?.hidden ?? [])],
    brandHidden: [...new Set(brandWide)].sort(),
    forced: forcedFields(of),
    protected: protectedFields(of.family, of.type),
  };
}

/**
 * What is left out of a report of `type`: own and brand lists, for the type and for all; what the type protects stays.
 */
export async function readHiding(
  store: Queryable,
  of: Pick<BlacklistOf, 'family' | 'brand' | 'user' | 'type'>,
): Promise<{ hidden: string[]; forced: string[] }> {
  const { family, brand, user, type } = of;
  const entries = await readBlacklists(store, {
    brandId: brand.id,
    family: family.channel,
    owners: [user.id, '*'],
    type,
  });
  const isProtected = new Set(protectedFields(family, type));
  const free = (fields: readonly string[]) =>
    [...new Set(fields)].filter((field) => !isProtected.has(field)).sort();
  return { hidden: free(entries.flatMap(({ hidden }) => hidden)), forced: free(forcedFields(of)) };
}

/** Columns about players stay with those who may see detail rows. */
function forcedFields({ family, brand, user }: Pick<BlacklistOf, 'family' | 'brand' | 'user'>): string[] {
  return isAllowed(user, 'reports.view-detail', brand.id) ? [] : personalFields(family);
}
