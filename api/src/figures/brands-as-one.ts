import { othersBeside } from '../platform/auth/brand-licences';
import type { ActiveBrand } from '../platform/auth/current-user';

/** Several brands as the first of them, with the licences of all: what is made of it is made of all of them. */
export function brandsAsOne([home, ...others]: readonly [ActiveBrand, ...ActiveBrand[]]): ActiveBrand {
  if (others.length === 0) return home;
  const all = [home, ...others];
  const licences = all.flatMap((brand) => brand.licences ?? []);
  return {
    ...home,
    licences,
    covers: all.map(({ id, name }) => ({ id, name })),
    ...othersBeside(home, [...all, ...licences]),
  };
}

/** The brands that figures of a brand are made of, the one that they stand under first. */
export function coveredBy({ id, covers }: Pick<ActiveBrand, 'id' | 'covers'>): readonly string[] {
  return covers?.map((brand) => brand.id) ?? [id];
}

/** The names of these, with commas. */
export function namesOf({ name, covers = [] }: Pick<ActiveBrand, 'name' | 'covers'>): string {
  return covers.length === 0 ? name : covers.map((brand) => brand.name).join(', ');
}
