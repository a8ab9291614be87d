import { join } from 'node:path';
import { permissionsByRole } from '@tallyhouse/shared/contracts/permissions';
import * as z from 'zod/mini';
import { trustedProxies } from './trusted-proxies';

const originsText = z._default(
  z.pipe(
    z
      .string()
      .check(
        z.regex(
          /^(https?:\/\/[^\s/,;'"]+,?)*$/,
          'is not a list of origins like https://a.example,https://b.example',
        ),
      ),
    z.transform((text: string) => text.split(',').filter((origin) => origin !== '')),
  ),
  [],
);

const roles = Object.keys(permissionsByRole);

const rolesText = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (text) => text === 'none' || text.split(',').every((role) => roles.includes(role)),
        `is neither none nor a list of ${roles.join(', ')}`,
      ),
    ),
  z.transform((text: string) => (text === 'none' ? [] : text.split(','))),
);

/** What the environment may say. Everything has a default that suits `npm start`. */
const environmentSchema = z.object({
  HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  PORT: z._default(wholeNumberText(0, 65_535), 4300),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), './data'),
  DATABASE_URL: z.optional(
    z
      .string()
      .check(z.regex(/^postgres(ql)?:\/\/\S+$/, 'is not an address like postgres://user:password@host/name')),
  ),
  DATABASE_OWNER_URL: z.optional(
    z
      .string()
      .check(z.regex(/^postgres(ql)?:\/\/\S+$/, 'is not an address like postgres://user:password@host/name')),
  ),
  WEB_DIR: z._default(z.string().check(z.minLength(1)), './dist/web'),
  LOG_LEVEL: z._default(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'is none of fatal, error, warn, info, debug, trace, silent',
    }),
    'info',
  ),
  API_BASE_URL: z.optional(webAddress('https://api.example')),
  PUBLIC_URL: z.optional(webAddress('https://tallyhouse.example')),
  CALL_LIMIT_SECONDS: z._default(wholeNumberText(1, 600), 30),
  READ_SECONDS: z._default(wholeNumberText(1, 600), 3),
  EXPORT_QUOTA_MB: z._default(wholeNumberText(1, 99_999), 2000),
  DRAIN_SECONDS: z._default(wholeNumberText(0, 60), 1),
  ACCESS_TOKEN_SECONDS: z._default(wholeNumberText(1, 900), 600),
  REFRESH_GRACE_SECONDS: z._default(wholeNumberText(0, 30), 10),
  SESSION_IDLE_MINUTES: z._default(wholeNumberText(1, 1440), 60),
  SESSION_ABSOLUTE_HOURS: z._default(wholeNumberText(1, 168), 12),
  SECOND_FACTOR_ROLES: z.optional(rolesText),
  AUTHORITY_HOSTS: z._default(
    z.pipe(
      z
        .string()
        .check(
          z.regex(
            /^[a-z0-9.-]+(,[a-z0-9.-]+)*$/,
            'is not a list of host names like returns.authority.example',
          ),
        ),
      z.transform((text: string) => text.split(',')),
    ),
    [],
  ),
  AUTHORITY_TIMEOUT_SECONDS: z._default(wholeNumberText(1, 300), 30),
  AUTHORITY_KEYS_DIR: z.optional(z.string()),
  AUTHORITY_SIMULATOR_PORT: z._default(wholeNumberText(0, 65_535), 4390),
  SMTP_URL: z.optional(
    z.string().check(z.regex(/^smtps?:\/\/\S+$/, 'is not an address like smtp://user:password@host:587')),
  ),
  MAIL_FROM: z._default(z.string().check(z.minLength(3)), 'Tallyhouse <no-reply@localhost>'),
  DEPLOYMENT_TOKEN: z.optional(
    z.string().check(z.regex(/^[\x21-\x7e]{24,}$/, 'has fewer than 24 characters, or spaces')),
  ),
  REGISTRY_KEY_FILE: z.optional(z.string()),
  SECRETS_KEY: z.optional(z.string()),
  SECRETS_KEY_FILE: z.optional(z.string()),
  PDF_SIGNING_FILE: z.optional(z.string()),
  PDF_SIGNING_PASSPHRASE: z.optional(z.string()),
  PDF_SIGNING_PASSPHRASE_FILE: z.optional(z.string()),
  TRUST_PROXY: z.optional(trustedProxies),
  REMOTE_ORIGINS: originsText,
  PORTAL_ORIGINS: originsText,
  REMOTE_OVERRIDE_ORIGINS: originsText,
  NODE_ENV: z.optional(z.string()),
});

/** How long a signing-in lasts. */
export interface SessionLifetimes {
  /** Of an access token; short, because it lies where every script of the page can read it. */
  readonly accessTokenSeconds: number;
  /** How long a used refresh token still gets its answer again; 0: never. */
  readonly graceSeconds: number;
  /** Until a session ends that nobody renews. */
  readonly idleMinutes: number;
  /** Until it ends at the latest, renewed or not. */
  readonly absoluteHours: number;
}

/** How payloads reach authorities: `docs/domain/authorities.md`. */
export interface AuthoritySettings {
  /** Hosts that submissions may go to, and no others; in lower case. */
  readonly hosts: readonly string[];
  /** For a whole call, its answer included. */
  readonly timeoutSeconds: number;
  /** Folder of the keys that payloads are signed with: `<brand>/<authority>.ed25519.pem` or `.hmac`. */
  readonly keysDir: string;
  /** Loopback port of the simulator that stands for authorities in the demo. */
  readonly simulatorPort: number;
}

/** How notifications go out by e-mail. */
export interface MailSettings {
  /** Of the server that takes e-mail; undefined: none is sent. */
  readonly smtpUrl: string | undefined;
  /** Who they come from. */
  readonly from: string;
}

/** The key that signs PDFs: a PKCS#12 file, and what opens it; undefined: none is signed. */
export interface PdfSigningSettings {
  readonly file: string | undefined;
  readonly passphrase: string | undefined;
  readonly passphraseFile: string | undefined;
}

/** How the server runs. */
export interface Config {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /**
   * Proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed: addresses and networks, or how many stand in
   * a row before the server. Undefined: nobody's.
   */
  readonly trustedProxies: readonly string[] | number | undefined;
  /** Folder of the embedded store; unused with `databaseUrl`. */
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** The same database as the role that owns the schema; with it the server itself needs no right to change it. */
  readonly databaseOwnerUrl: string | undefined;
  /** Keys by which secrets are sealed, as text, and the file that has them: docs/secrets.md. */
  readonly secretsKey: string | undefined;
  readonly secretsKeyFile: string | undefined;
  /** Whether it is used in earnest (`NODE_ENV=production`): then nothing is done for the comfort of a trial. */
  readonly isProduction: boolean;
  /** Folder of the built web product. */
  readonly webDir: string;
  readonly logLevel: string;
  /** Where the page sends its calls, when that is not this server: an operator's own server behind the same contract. */
  readonly apiBaseUrl: string | undefined;
  /**
   * Where people open the product, for links in mails; undefined: no link is mailed. Never taken from a call, whose
   * sender says what host they like.
   */
  readonly publicUrl: string | undefined;
  /** Origins beside the own one that scripts and styles of remotes may come from. */
  readonly remoteOrigins: readonly string[];
  /** Origins of portals that mount remotes: their pages may call the API with a token of their own. */
  readonly portalOrigins: readonly string[];
  /** Origins of developers' machines: a tab may be told to take one remote from one of them, unsigned. */
  readonly remoteOverrideOrigins: readonly string[];
  /** Who has it may publish remotes over HTTP; undefined: nobody may. */
  readonly deploymentToken: string | undefined;
  /** Private key that signs the registry of remotes anew before it ends; undefined: somebody else does. */
  readonly registryKeyFile: string | undefined;
  /** How long a call may take; long work belongs into a job. */
  readonly callLimitSeconds: number;
  /** Within this a read is answered, or refused before it is begun, as far as can be foreseen. */
  readonly readSeconds: number;
  /** How long it goes on after it was told to stop, so that balancers notice that it is not ready. */
  readonly drainSeconds: number;
  /** Room that the files of one user's jobs may take together. */
  readonly exportQuotaMb: number;
  readonly sessions: SessionLifetimes;
  /** Roles whose holders sign in with a second factor; undefined: every role, but none of a demo. */
  readonly secondFactorRoles: readonly string[] | undefined;
  readonly authorities: AuthoritySettings;
  readonly mail: MailSettings;
  readonly pdfSigning: PdfSigningSettings;
}

/** Settings that do not make sense, one sentence each. */
export class ConfigError extends Error {
  constructor(faults: readonly string[]) {
    super(`These settings do not make sense: ${faults.join('; ')}.`);
    this.name = 'ConfigError';
  }
}

/** Reads the settings from `environment`; an empty variable counts as not set. Errors: `ConfigError` naming every fault. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const outcome = z.safeParse(environmentSchema, given);
  if (!outcome.success) {
    throw new ConfigError(
      outcome.error.issues.map(({ path, message }) => {
        const name = String(path[0]);
        // An address of a store, or of a mail server, holds its password.
        return name.startsWith('DATABASE_') || name === 'SMTP_URL' || name === 'DEPLOYMENT_TOKEN'
          ? `${name} ${message}`
          : `${name}=${given[name] ?? ''} ${message}`;
      }),
    );
  }
  const read = outcome.data;
  requireNoOverrides(read);
  return {
    host: read.HOST,
    port: read.PORT,
    trustedProxies: read.TRUST_PROXY,
    dataDir: read.DATA_DIR,
    databaseUrl: read.DATABASE_URL,
    databaseOwnerUrl: read.DATABASE_OWNER_URL,
    secretsKey: read.SECRETS_KEY,
    secretsKeyFile: read.SECRETS_KEY_FILE,
    isProduction: read.NODE_ENV === 'production',
    webDir: read.WEB_DIR,
    logLevel: read.LOG_LEVEL,
    apiBaseUrl: read.API_BASE_URL,
    publicUrl: read.PUBLIC_URL,
    remoteOrigins: read.REMOTE_ORIGINS,
    portalOrigins: read.PORTAL_ORIGINS,
    remoteOverrideOrigins: read.REMOTE_OVERRIDE_ORIGINS,
    deploymentToken: read.DEPLOYMENT_TOKEN,
    registryKeyFile: read.REGISTRY_KEY_FILE,
    callLimitSeconds: read.CALL_LIMIT_SECONDS,
    readSeconds: read.READ_SECONDS,
    drainSeconds: read.DRAIN_SECONDS,
    exportQuotaMb: read.EXPORT_QUOTA_MB,
    authorities: {
      hosts: read.AUTHORITY_HOSTS,
      timeoutSeconds: read.AUTHORITY_TIMEOUT_SECONDS,
      keysDir: read.AUTHORITY_KEYS_DIR ?? join(read.DATA_DIR, 'authority-keys'),
      simulatorPort: read.AUTHORITY_SIMULATOR_PORT,
    },
    mail: { smtpUrl: read.SMTP_URL, from: read.MAIL_FROM },
    pdfSigning: {
      file: read.PDF_SIGNING_FILE,
      passphrase: read.PDF_SIGNING_PASSPHRASE,
      passphraseFile: read.PDF_SIGNING_PASSPHRASE_FILE,
    },
    secondFactorRoles: read.SECOND_FACTOR_ROLES,
    sessions: {
      accessTokenSeconds: read.ACCESS_TOKEN_SECONDS,
      graceSeconds: read.REFRESH_GRACE_SECONDS,
      idleMinutes: read.SESSION_IDLE_MINUTES,
      absoluteHours: read.SESSION_ABSOLUTE_HOURS,
    },
  };
}

/** An address without query, and without a slash at its end. */
function webAddress(example: string) {
  return z
    .string()
    .check(
      z.regex(/^https?:\/\/[^\s/,;'"<>]+(\/[^\s,;'"<>]*[^\s,;'"<>/])?$/, `is not an address like ${example}`),
    );
}

function wholeNumberText(least: number, most: number) {
  const error = `is not a whole number from ${least} to ${most}`;
  return z.pipe(
    z.pipe(z.string().check(z.regex(/^\d{1,5}$/, error)), z.transform(Number)),
    z.int().check(z.minimum(least, error), z.maximum(most, error)),
  );
}

/** What nobody signed must not run where returns are sent for real: docs/decisions/0025-override-of-a-remote.md. */
function requireNoOverrides(read: z.output<typeof environmentSchema>): void {
  const serious = [
    ...(read.NODE_ENV === 'production' ? ['NODE_ENV=production'] : []),
    ...(read.AUTHORITY_HOSTS.length > 0 ? ['AUTHORITY_HOSTS'] : []),
  ];
  if (read.REMOTE_OVERRIDE_ORIGINS.length === 0 || serious.length === 0) return;
  throw new ConfigError([
    `REMOTE_OVERRIDE_ORIGINS lets code run that nobody signed, and does not go with ${serious.join(' or ')}`,
  ]);
}
