import * as z from 'zod/mini';
import { userSchema, type User } from '../contracts/auth';

/** The `auth` store, and exactly what lies under `auth` in the browser's local storage. */
export interface AuthState {
  readonly token: string | null;
  readonly refreshToken: string | null;
  /** Brand chosen last in any tab; a tab's own choice goes before it. */
  readonly selectedBrand: string | null;
  readonly selectedBrandName: string | null;
  readonly user: User | null;
  readonly roles: readonly string[];
}

export const signedOut: AuthState = {
  token: null,
  refreshToken: null,
  selectedBrand: null,
  selectedBrandName: null,
  user: null,
  roles: [],
};

const textSchema = z.nullable(z.string().check(z.minLength(1)));
const signedInSchema = z.object({
  token: z.string().check(z.minLength(1)),
  refreshToken: textSchema,
  selectedBrand: textSchema,
  selectedBrandName: textSchema,
  user: userSchema,
  roles: z.array(z.string()),
});

/** Reads what was stored; anything of another shape is signed out. */
export function parseAuthState(stored: Readonly<Record<string, unknown>> | null): AuthState {
  const parsed = signedInSchema.safeParse(stored);
  if (parsed.success) return parsed.data;
  const brand = z.object({ selectedBrand: textSchema, selectedBrandName: textSchema }).safeParse(stored);
  return brand.success ? { ...signedOut, ...brand.data } : signedOut;
}
