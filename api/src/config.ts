import * as z from 'zod/mini';

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
  WEB_DIR: z._default(z.string().check(z.minLength(1)), './dist/web'),
  LOG_LEVEL: z._default(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'is none of fatal, error, warn, info, debug, trace, silent',
    }),
    'info',
  ),
  API_BASE_URL: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^https?:\/\/[^\s/,;'"<>]+(\/[^\s,;'"<>]*[^\s,;'"<>/])?$/,
          'is not an address like https://api.example',
        ),
      ),
  ),
  ACCESS_TOKEN_SECONDS: z._default(wholeNumberText(1, 900), 600),
  REFRESH_GRACE_SECONDS: z._default(wholeNumberText(0, 30), 10),
  SESSION_IDLE_MINUTES: z._default(wholeNumberText(1, 1440), 60),
  SESSION_ABSOLUTE_HOURS: z._default(wholeNumberText(1, 168), 12),
  REMOTE_ORIGINS: z._default(
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
  ),
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

/** How the server runs. */
export interface Config {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Folder of the embedded store; unused with `databaseUrl`. */
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Folder of the built web product. */
  readonly webDir: string;
  readonly logLevel: string;
  /** Where the page sends its calls, when that is not this server: an operator's own server behind the same contract. */
  readonly apiBaseUrl: string | undefined;
  /** Origins beside the own one that scripts and styles of remotes may come from. */
  readonly remoteOrigins: readonly string[];
  readonly sessions: SessionLifetimes;
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
        // An address of a store holds its password.
        return name === 'DATABASE_URL' ? `${name} ${message}` : `${name}=${given[name] ?? ''} ${message}`;
      }),
    );
  }
  const read = outcome.data;
  return {
    host: read.HOST,
    port: read.PORT,
    dataDir: read.DATA_DIR,
    databaseUrl: read.DATABASE_URL,
    webDir: read.WEB_DIR,
    logLevel: read.LOG_LEVEL,
    apiBaseUrl: read.API_BASE_URL,
    remoteOrigins: read.REMOTE_ORIGINS,
    sessions: {
      accessTokenSeconds: read.ACCESS_TOKEN_SECONDS,
      graceSeconds: read.REFRESH_GRACE_SECONDS,
      idleMinutes: read.SESSION_IDLE_MINUTES,
      absoluteHours: read.SESSION_ABSOLUTE_HOURS,
    },
  };
}

function wholeNumberText(least: number, most: number) {
  const error = `is not a whole number from ${least} to ${most}`;
  return z.pipe(
    z.pipe(z.string().check(z.regex(/^\d{1,5}$/, error)), z.transform(Number)),
    z.int().check(z.minimum(least, error), z.maximum(most, error)),
  );
}
