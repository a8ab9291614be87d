import type { BrowserTab } from '../../shared/src/testing/scenarios/browser-tab';

/** What the tutorials keep, in the fields that this product specifies. */
export interface StoredAuth {
  readonly token: string | null;
  readonly refreshToken: string | null;
  readonly selectedBrand: string | null;
  readonly selectedBrandName: string | null;
  readonly user: { readonly email: string; readonly roles: readonly string[] } | null;
  readonly roles: readonly string[];
}

const nobody: StoredAuth = {
  token: null,
  refreshToken: null,
  selectedBrand: null,
  selectedBrandName: null,
  user: null,
  roles: [],
};

/** The session in the local storage, read and written as the tutorials do: at every use, without precautions. */
export function storedAuth(tab: BrowserTab) {
  const read = () =>
    (JSON.parse(tab.localStorage().getItem('auth') ?? 'null') as StoredAuth | null) ?? nobody;
  return {
    read,
    change: (changes: Partial<StoredAuth>) =>
      tab.localStorage().setItem('auth', JSON.stringify({ ...read(), ...changes })),
    clear: () => tab.localStorage().setItem('auth', JSON.stringify(nobody)),
  };
}

export type StoredAuthOfTab = ReturnType<typeof storedAuth>;
