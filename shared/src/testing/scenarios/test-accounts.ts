import type { Auth } from '../../contracts/auth';

export type AccountName = 'asha' | 'bo';

export interface TestAccount {
  readonly email: string;
  readonly password: string;
}

export const accounts: Readonly<Record<AccountName, TestAccount>> = {
  asha: { email: 'asha@tallyhouse.test', password: 'asha-password' },
  bo: { email: 'bo@tallyhouse.test', password: 'bo-password' },
};

/** Both may use both brands. */
export const brands = [
  { id: 'alder', name: 'Alder', currency: 'TZS' },
  { id: 'birch', name: 'Birch', currency: 'KES' },
] as const;
export type BrandId = (typeof brands)[number]['id'];

export function userOf(name: AccountName, roles: readonly string[]): Auth['user'] {
  return {
    id: name,
    email: accounts[name].email,
    name,
    locale: 'en',
    roles: [...roles],
    assignments: roles.map((role) => ({ role, brandIds: '*' as const })),
    brands: [...brands],
  };
}
