import { randomUUID } from 'node:crypto';
import { devices, request, type BrowserContext, type Page } from '@playwright/test';
import type { Auth } from '@tallyhouse/shared/contracts/auth';
import { createSession } from '@tallyhouse/shared/session/session';
import { signIn } from '@tallyhouse/shared/session/sign-in';
import { fakeBrowser } from '@tallyhouse/shared/testing/fake-environment';

export type Role = 'viewer' | 'reporter' | 'approver' | 'auditor' | 'admin';
export type BrandName = 'Alder' | 'Birch' | 'Cedar' | 'Elm';
type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

export const demoPassword = 'Tallyhouse-demo-1';
/** Access tokens live ten minutes; a kept session must outlive the test that takes it over. */
const keptMs = 4 * 60_000;

/** Fills the form of /login as a user does. */
export async function fillSignIn(page: Page, role: Role, password = demoPassword): Promise<void> {
  await page.getByLabel('E-mail address').fill(`${role}@tallyhouse.test`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/**
 * Signs in once per role, past the page, which would be loaded for it into a browser that knows nothing of it yet, and
 * hands the session on.
 *
 * A kept session is shared: a test that renews or ends its session asks for one of its own.
 */
export class Sessions {
  readonly #kept = new Map<Role, { readonly state: StorageState; readonly takenMs: number }>();

  async of(role: Role, origin: string): Promise<StorageState> {
    const kept = this.#kept.get(role);
    if (kept !== undefined && Date.now() - kept.takenMs < keptMs) return kept.state;
    const state = await this.fresh(role, origin);
    this.#kept.set(role, { state, takenMs: Date.now() });
    return state;
  }

  async fresh(role: Role, origin: string): Promise<StorageState> {
    // A test with a session of its own may end all others of the role: by its password, or from its list of devices.
    this.#kept.delete(role);
    const api = await request.newContext({ baseURL: origin, userAgent: devices['Desktop Chrome'].userAgent });
    try {
      const entered = await api.post('/api/Auth/login', {
        data: { email: `${role}@tallyhouse.test`, password: demoPassword },
      });
      if (!entered.ok()) throw new Error(`Signing in as ${role} answered ${entered.status()}`);
      const { cookies } = await api.storageState();
      return { cookies, origins: [{ origin, localStorage: keptBy((await entered.json()) as Auth) }] };
    } finally {
      await api.dispose();
    }
  }
}

/** What the product keeps in a browser of the answer to a signing-in. */
function keptBy(answer: Auth): { name: string; value: string }[] {
  const { storage, environment } = fakeBrowser();
  signIn(createSession({ ...environment, nowMs: () => Date.now(), randomId: () => randomUUID() }), answer);
  return [...storage].map(([name, value]) => ({ name, value }));
}

/** The session with `brand` as the one chosen last, so that the next tab opens it. */
export function withBrand(state: StorageState, brand: BrandName): StorageState {
  const origins = state.origins.map((origin) => ({
    ...origin,
    localStorage: origin.localStorage.map(({ name, value }) =>
      name === 'auth' ? { name, value: authWith(value, brand) } : { name, value },
    ),
  }));
  return { ...state, origins };
}

function authWith(stored: string, brand: BrandName): string {
  const auth = JSON.parse(stored) as Record<string, unknown>;
  return JSON.stringify({ ...auth, selectedBrand: brand.toLowerCase(), selectedBrandName: brand });
}
