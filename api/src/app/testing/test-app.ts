import type { FastifyBaseLogger, FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Role } from '@tallyhouse/shared/contracts/permissions';
import { setAntiForgeryCookie } from '../../platform/auth/anti-forgery';
import { createMint } from '../../platform/auth/mint';
import { startFamily } from '../../platform/auth/token-families';
import { readTokenKeys, type TokenKeys } from '../../platform/auth/token-keys';
import { dataVariable } from './data-variable';
import { buildApp } from '../app';
import { readConfig, type Config } from '../../platform/config/config';
import type { PdfSigner } from '../../reporting/export-files/signing/pdf-signer';
import type { Store } from '../../store/store';

interface CallOptions {
  readonly brand?: string;
  readonly query?: Record<string, string | string[]>;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

/** Calls the API as one signed-in user, with all headers that the shared client sends. */
export type TestCaller = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  options?: CallOptions,
) => Promise<LightMyRequestResponse>;

export interface TestApp {
  readonly server: FastifyInstance;
  readonly store: Store;
  /** Moves the clock that the server reads. */
  advance(ms: number): void;
  /** Makes a user, without a password that works, and signs it in. */
  signIn(user: {
    readonly role: Role;
    readonly brandIds: readonly string[] | '*';
    readonly id?: string;
  }): Promise<TestCaller>;
  close(): Promise<void>;
}

/** The server over `store`, its clock standing at `now`. Closing it closes the store too. */
export async function startTestApp(
  store: Store,
  options: {
    readonly now?: string;
    readonly config?: Partial<Config>;
    readonly logger?: FastifyBaseLogger;
    readonly pdfSigner?: PdfSigner;
  } = {},
): Promise<TestApp> {
  let epochMs = Date.parse(options.now ?? '2026-03-15T10:00:00.000Z');
  const clock = () => new Date(epochMs);
  // On a machine with other work a call may take long, and is no worse for it.
  const given = readConfig({ DATA_DIR: process.env[dataVariable] });
  // Whoever signs in by password does so to test something else.
  const eased = { callLimitSeconds: 300, readSeconds: 300, secondFactorRoles: [] };
  const config = { ...given, ...eased, ...options.config };
  const { logger, pdfSigner } = options;
  const server = await buildApp({
    ...{ store, config, clock },
    ...(logger === undefined ? {} : { logger }),
    ...(pdfSigner === undefined ? {} : { pdfSigner }),
  });
  // What it does on its own clocks begins here, and is no part of the first call.
  await server.ready();
  const keys = await readTokenKeys(store, clock);

  async function signIn({
    role,
    brandIds,
    id = `u_${role}`,
  }: Parameters<TestApp['signIn']>[0]): Promise<TestCaller> {
    await givenUser(store, { id, role, brandIds });
    const lifetimes = config.sessions;
    const mint = createMint(keys, { now: clock(), seconds: lifetimes.accessTokenSeconds });
    const device = { address: '127.0.0.1', userAgent: 'test' };
    const session = await startFamily(
      store,
      { userId: id, device, passwordHash: 'none' },
      { mint, now: clock(), lifetimes },
    );
    if (session === undefined) throw new Error(`${id} has a password of their own`);
    const { sessionId, pair } = session;
    const antiForgery = antiForgeryToken(keys, sessionId);
    return (method, path, { brand, query, body, headers } = {}) => {
      const request: InjectOptions = {
        method,
        url: path,
        headers: {
          authorization: `Bearer ${pair.token}`,
          cookie: `XSRF-TOKEN=${antiForgery}`,
          'x-xsrf-token': antiForgery,
          ...(brand === undefined ? {} : { brand }),
          ...headers,
        },
        ...(query === undefined ? {} : { query }),
        ...(body === undefined ? {} : { payload: body as Exclude<InjectOptions['payload'], undefined> }),
      };
      return server.inject(request);
    };
  }

  return {
    server,
    store,
    signIn,
    advance: (ms) => void (epochMs += ms),
    async close() {
      await server.close();
      await store.close();
    },
  };
}

/** Writes a brand: `id` is all that matters to most tests. */
export async function givenBrand(
  store: Store,
  brand: {
    readonly id: string;
    readonly name?: string;
    readonly currency?: string;
    readonly zone?: string;
    readonly cutoff?: string;
    readonly country?: string;
    readonly channels?: string;
  },
): Promise<void> {
  const { id, name = id, currency = 'EUR', zone = 'Europe/Malta', cutoff = '00:00', country = 'MT' } = brand;
  await store.query(
    `insert into brand (id, name, country, currency, zone, cutoff, channels, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, '2026-01-01T00:00:00Z')`,
    [id, name, country, currency, zone, cutoff, brand.channels ?? 'ONLINE,RETAIL'],
  );
}

/** Writes a user with one role; `passwordHash` only where signing in by password is the matter. */
export async function givenUser(
  store: Store,
  user: {
    readonly id: string;
    readonly role: Role;
    readonly brandIds: readonly string[] | '*';
    readonly passwordHash?: string;
  },
): Promise<void> {
  const { id, role, passwordHash = 'none' } = user;
  await store.query(
    `insert into app_user (id, email, name, locale, password_hash, otp_secret, otp_at_login, is_demo, created_at)
     values ($1, $2, $3, 'en', $4, null, false, false, '2026-01-01T00:00:00Z')`,
    [id, `${id}@example.test`, id, passwordHash],
  );
  const brandIds = user.brandIds === '*' ? ['*'] : user.brandIds;
  for (const brandId of brandIds) {
    await store.query(`insert into app_user_role (user_id, role, brand_id) values ($1, $2, $3)`, [
      id,
      role,
      brandId,
    ]);
  }
}

/** The anti-forgery token that a signing-in gets as its cookie. */
export function antiForgeryToken(keys: TokenKeys, sessionId: string): string {
  let cookie = '';
  const reply = { request: { protocol: 'http' }, header: (_name: string, value: string) => (cookie = value) };
  setAntiForgeryCookie(reply as never, keys, sessionId);
  return /XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? '';
}
