import { permissionsOf, type Permission } from '@tallyhouse/shared/contracts/permissions';
import type { BrandTerms } from './brand-licences';

/** A brand that the caller may act for; what is left out of its licences, none has of its own. */
export interface ActiveBrand extends Partial<BrandTerms> {
  readonly id: string;
  readonly name: string;
  readonly country: string;
  readonly currency: string;
  /** IANA zone of the gaming day. */
  readonly zone: string;
  /** Local start of the gaming day, `HH:mm`. */
  readonly cutoff: string;
  readonly channels: readonly string[];
  /** Where several brands stand as one: all of them, this one first. */
  readonly covers?: readonly { readonly id: string; readonly name: string }[];
}

/** Who calls, read from the store for this very request. */
export interface CurrentUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly locale: string;
  /** The signing-in that this call belongs to; anti-forgery tokens are bound to it. */
  readonly sessionId: string;
  /** As stored; `brandIds` is `'*'` where the role holds for every brand. */
  readonly assignments: readonly { readonly role: string; readonly brandIds: '*' | readonly string[] }[];
  /** Every brand that any assignment reaches, by name. */
  readonly brands: readonly ActiveBrand[];
  /** All that a machine's key may do, for its one brand; undefined for people, whose roles say it. */
  readonly scopes?: readonly Permission[];
}

/** Role names that hold for `brandId`; without a brand, those of any assignment. Sorted, each once. */
export function rolesFor(user: CurrentUser, brandId?: string): string[] {
  const holding = user.assignments.filter(
    ({ brandIds }) => brandId === undefined || brandIds === '*' || brandIds.includes(brandId),
  );
  return [...new Set(holding.map(({ role }) => role))].sort();
}

/** What the user may do for `brandId`; in the group view (no brand): what any of the roles gives. */
export function permissionsFor(user: CurrentUser, brandId?: string): Permission[] {
  if (user.scopes === undefined) return permissionsOf(rolesFor(user, brandId));
  const isOwnBrand = brandId === undefined || user.brands.some(({ id }) => id === brandId);
  return isOwnBrand ? [...user.scopes] : [];
}

export function isAllowed(user: CurrentUser, permission: Permission, brandId?: string): boolean {
  return permissionsFor(user, brandId).includes(permission);
}

/** Ids of the user's brands for which `permission` is held. */
export function brandIdsWith(user: CurrentUser, permission: Permission): string[] {
  return user.brands.filter(({ id }) => isAllowed(user, permission, id)).map(({ id }) => id);
}
