import type { Blacklist } from '@tallyhouse/shared/contracts/blacklists';
import { fieldsHiddenFrom } from '../reports/personal-columns';
import { isAllowed, type ActiveBrand, type CurrentUser } from '../../platform/auth/current-user';
import { protectedFields, type ReportFamily } from '../reports/report-family';
import type { Queryable } from '../../store/store';
import { readBlacklists, type BlacklistEntry } from './queries/read-blacklists';
import { readPending } from './queries/read-pending';
import { personOf } from '../../platform/auth/named-people';

/** Whose list, and for which type of report; `*` for all. */
export interface BlacklistOf {
  readonly family: ReportFamily;
  readonly brand: ActiveBrand;
  readonly user: CurrentUser;
  readonly scope: 'USER' | 'BRAND';
  readonly type: string;
}

/** The list as it is kept for exactly this scope and type, with what else hides or protects columns. */
export async function readBlacklist(store: Queryable, of: BlacklistOf, now: Date): Promise<Blacklist> {
  const { user, brand } = of;
  const entries = await readBlacklists(store, {
    brandId: brand.id,
    family: of.family.channel,
    owners: [user.id, '*'],
    type: of.type,
  });
  const owner = of.scope === 'USER' ? user.id : '*';
  const own = entries.find((entry) => entry.owner === owner && entry.type === of.type);
  const brandWide = entries.filter((entry) => entry.owner === '*').flatMap(({ hidden }) => hidden);
  const mayKnowOfChanges =
    isAllowed(user, 'administration.view', brand.id) || isAllowed(user, 'blacklist.brand', brand.id);
  const list = { brandId: brand.id, family: of.family.channel, type: of.type, now };
  return {
    scope: of.scope,
    etag: String(own?.version ?? 0),
    hidden: [...(own?.hidden ?? [])],
    brandHidden: [...new Set(brandWide)].sort(),
    forced: fieldsHiddenFrom(user, brand, of.family),
    protected: protectedFields(of.family, of.type),
    last: own === undefined ? null : lastOf(own),
    pending: mayKnowOfChanges ? await readPending(store, list) : null,
  };
}

function lastOf(entry: BlacklistEntry): Blacklist['last'] {
  const { updatedAt, reason } = entry;
  return {
    by: personOf(entry.updatedBy, entry.updaterName, entry.updaterAccount),
    confirmedBy: personOf(entry.confirmedBy, entry.confirmerName, entry.confirmerAccount),
    at: updatedAt,
    reason,
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
  return {
    hidden: free(entries.flatMap(({ hidden }) => hidden)),
    forced: free(fieldsHiddenFrom(user, brand, family)),
  };
}
