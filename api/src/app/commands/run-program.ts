import { parseArgs } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { runAccessCommand } from '../../platform/access/access-command';
import { buildApp } from '../app';
import { runVerifyAuditCommand } from '../../house/audit/verify-audit-command';
import { runBackupCommand } from '../backup/backup-command';
import { runRestoreCommand } from '../backup/restore-command';
import { readConfig, ConfigError, type Config } from '../../platform/config/config';
import { passingKeys } from '../../store/secrets/given-keys';
import type { Keyring } from '../../store/secrets/keyring';
import { ensureDemoStore } from '../demo/build-demo-store';
import { runDemoDataCommand } from '../demo/demo-data-command';
import { defaultDemoOptions } from '../demo/demo-options';
import { createProgressPrinter } from '../demo/demo-progress';
import { printOpenApi } from '../../platform/http/print-openapi';
import { runCheckDataCommand } from '../../facts/laws/check-data-command';
import { runLoadCommand } from '../../facts/loads/load-command';
import { closeDataFolder, DataFolderOpen } from '../../store/close-data-folder';
import { openStore } from '../../store/open-store';
import { actForAllBrands } from '../../store/brand-scope';
import { StoreError } from '../../store/store-error';
import type { Store } from '../../store/store';
import { runAddUserCommand } from './add-user';
import { asOwner, runDistributeCommand } from './distribute';
import { openKeys } from './open-keys';
import { runRebuildSumsCommand } from './rebuild-sums';
import { runRotateKeysCommand } from './rotate-keys';
import { startServer } from './serve';
import { CommandError, UsageError } from '../../platform/config/usage-error';

const usage = `Usage: node api/dist/main.js [COMMAND] [OPTIONS]

  serve        answer calls and serve the web product (default); --demo makes demo data first where there is none
  demo-data    make an invented book of bets; see demo-data --help
  load FILE…   load files of facts or of reference data; see load --help
  add-user     add an account; see add-user --help
  openapi      print the OpenAPI document
  access       print who may make which call; --markdown prints it for people
  rotate-keys  seal every secret by a new key, and sign tokens by another one; the sessions go on
  check-data   ask every law of data of all records; see check-data --help
  rebuild-sums sum the facts by day anew, or compare with --check
  distribute   spread the facts over the workers of a Citus cluster; see distribute --help
  verify-audit check that nothing was changed in the audit, or taken out of it
  backup       back up the embedded store, while a server runs on it too; see backup --help
  restore      make a data folder of a backup; see restore --help

Settings, as environment variables:
  HOST, PORT       where to listen (127.0.0.1, 4300)
  DATA_DIR         folder of the embedded store (./data)
  SECRETS_KEY_FILE keys that seal the secrets of the store, in a file outside DATA_DIR; the demo makes its own
  SECRETS_KEY      the same keys as text, the sealing one first, separated by commas
  DATABASE_URL     a PostgreSQL address, used in place of the embedded store
  DATABASE_OWNER_URL  the same database as its schema's owner; the server then needs no right to change the schema
  PDF_SIGNING_FILE a PKCS#12 file whose key signs PDFs, its pass phrase in PDF_SIGNING_PASSPHRASE_FILE (not signed)
  WEB_DIR          folder of the built web product (./dist/web)
  LOG_LEVEL        fatal, error, warn, info, debug, trace or silent (info; with serve --demo warn)
  API_BASE_URL     where the page sends its calls, when that is another server
  REMOTE_ORIGINS   other origins that remotes may be loaded from, separated by commas
  DEPLOYMENT_TOKEN who has it may publish remotes over HTTP; without it nobody may
  ACCESS_TOKEN_SECONDS    life of an access token (600)
  REFRESH_GRACE_SECONDS   how long a used refresh token gets its answer again; 0: never (10)
  SESSION_IDLE_MINUTES    until a session ends that nobody renews (60)
  SESSION_ABSOLUTE_HOURS  until a session ends at the latest (12)`;

/** What the program is given by whoever starts it. */
export interface ProgramSurroundings {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly print: (line: string) => void;
  readonly printError: (line: string) => void;
  /** Resolves when the program is asked to stop. */
  readonly stopped: Promise<void>;
}

/**
 * Runs one command and gives the exit code: 0 done, 1 not possible, 2 called wrongly.
 *
 * What a person can put right is one sentence on the error output; never a stack.
 */
export async function runProgram(
  args: readonly string[],
  surroundings: ProgramSurroundings,
): Promise<number> {
  try {
    // The program acts for the whole house; each call of a person is narrowed to that person's brands.
    return await actForAllBrands(() => runCommand(args, surroundings));
  } catch (error) {
    surroundings.printError(sentenceOf(error));
    return error instanceof UsageError || isParseArgsError(error) ? 2 : 1;
  }
}

async function runCommand(
  [first, ...rest]: readonly string[],
  surroundings: ProgramSurroundings,
): Promise<number> {
  const isOption = first === undefined || first.startsWith('--');
  const command = isOption ? 'serve' : first;
  const args = isOption && first !== undefined ? [first, ...rest] : rest;
  if (first === '--help') {
    surroundings.print(usage);
    return 0;
  }
  const config = readConfig(surroundings.environment);
  const { print, stopped } = surroundings;
  const clock = () => new Date();
  const open = () => openPlace({ command, args }, config, surroundings);
  switch (command) {
    case 'serve':
      return serve(args, open, surroundings);
    case 'demo-data':
      return runDemoDataCommand(args, {
        place: await open(),
        print,
        stopped,
        now: clock,
      });
    case 'load':
      return withStore(await open(), (store) =>
        runLoadCommand(args, { store, stdout: writerOf(surroundings) }),
      );
    case 'openapi':
      return openApi(config, surroundings);
    case 'access':
      return withRoutes(config, (server) => runAccessCommand(args, { server, print }));
    case 'verify-audit':
      return withStore(await open(), (store) => runVerifyAuditCommand(config, { store, print }));
    case 'check-data':
      return withStore(await open(), (store) =>
        runCheckDataCommand(args, { ...surroundings, store, now: new Date() }),
      );
    case 'rebuild-sums':
      return withStore(await open(), (store) => runRebuildSumsCommand(args, { store, print }));
    case 'distribute':
      return withStore(asOwner(await open()), (owner) => runDistributeCommand(args, { owner, print }));
    case 'rotate-keys':
      return withStore(await open(), (store) =>
        runRotateKeysCommand(args, { store, config, print, now: clock() }),
      );
    case 'backup':
      return runBackupCommand(args, { config, open, print, stopped, clock });
    case 'restore':
      return runRestoreCommand(args, {
        ...{ config, print, stopped, clock },
        secrets: () => openKeys(config, { isDemo: false, print }),
      });
    case 'add-user':
      return withStore(await open(), (store) =>
        runAddUserCommand(args, { store, address: `http://${config.host}:${config.port}`, print }),
      );
    default:
      throw new UsageError(`There is no command ${command}.\n\n${usage}`);
  }
}

/** The settings with the keys of the store's secrets. */
type Place = Config & { readonly secrets: Keyring };

/** Where the data is, closed to others, and its keys. Whoever only asks for help gets an empty store in memory. */
async function openPlace(
  { command, args }: { readonly command: string; readonly args: readonly string[] },
  config: Config,
  { print }: ProgramSurroundings,
): Promise<Place> {
  if (args.includes('--help')) return inMemory(config);
  await closeData(config, print);
  const isDemo = command === 'demo-data' || (command === 'serve' && args.includes('--demo'));
  return { ...config, secrets: openKeys(config, { isDemo, print }) };
}

function inMemory(config: Config): Place {
  return { ...config, databaseUrl: undefined, dataDir: ':memory:', secrets: passingKeys() };
}

/** Whoever only tries the program is told; where it is used in earnest, data that others can read ends it. */
async function closeData(
  { dataDir, isProduction }: Config,
  print: ProgramSurroundings['print'],
): Promise<void> {
  try {
    if (await closeDataFolder(dataDir))
      print(`Other accounts of this machine could read the data folder ${dataDir}: now this one alone can.`);
  } catch (error) {
    if (!(error instanceof DataFolderOpen) || isProduction) throw error;
    print(`${error.message} ${error.remedy} With NODE_ENV=production this ends the program.`);
  }
}

async function serve(
  args: readonly string[],
  open: () => Promise<Place>,
  surroundings: ProgramSurroundings,
): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { demo: { type: 'boolean' }, help: { type: 'boolean' } },
  });
  const { print, stopped } = surroundings;
  if (values.help === true) {
    print(usage);
    return 0;
  }
  const place = await open();
  if (values.demo === true) await makeDemoStore(place, surroundings);
  return withStore(place, async (store) => {
    const server = await startServer({
      store,
      config: values.demo === true ? quietly(place, surroundings) : place,
      print,
    });
    await stopped;
    await server.stop();
    return 0;
  });
}

/** Who looks at the demo reads what is printed: unless asked for, no line per call stands between. */
function quietly(config: Config, { environment }: ProgramSurroundings): Config {
  return (environment['LOG_LEVEL'] ?? '') === '' ? { ...config, logLevel: 'warn' } : config;
}

/** Demo data where there is nothing yet; data that is there stays, whatever it is. */
async function makeDemoStore(place: Place, { print, stopped }: ProgramSurroundings): Promise<void> {
  const stopping = new AbortController();
  void stopped.then(() => stopping.abort(new CommandError('Stopped while the demo data was being made.')));
  let printProgress: ReturnType<typeof createProgressPrinter> | undefined;
  await ensureDemoStore({
    place,
    signal: stopping.signal,
    onProgress: (progress) => {
      printProgress ??= createProgressPrinter(print, defaultDemoOptions.bets);
      printProgress(progress);
    },
  });
}

/** `print` as something to write text to. */
function writerOf({ print }: ProgramSurroundings) {
  return { write: (text: string) => print(text.replace(/\n$/, '')) };
}

function openApi(config: Config, { print }: ProgramSurroundings): Promise<number> {
  return withRoutes(config, async (server) => {
    const answer = await server.inject('/api/openapi.json');
    print(printOpenApi(answer.json()));
    return 0;
  });
}

/** The server over an empty store in memory, for what depends on its routes only. */
function withRoutes(config: Config, work: (server: FastifyInstance) => Promise<number>): Promise<number> {
  return withStore(inMemory(config), async (store) => {
    const server = await buildApp({ store, config });
    try {
      return await work(server);
    } finally {
      await server.close();
    }
  });
}

async function withStore<T>(place: Place, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(place);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof StoreError) return `${error.message} ${error.remedy}`;
  if (error instanceof CommandError || error instanceof UsageError || error instanceof ConfigError)
    return error.message;
  return isParseArgsError(error) ? `${error.message}\n\n${usage}` : `Tallyhouse stopped: ${String(error)}`;
}

function isParseArgsError(error: unknown): error is Error {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    String(error.code).startsWith('ERR_PARSE_ARGS')
  );
}
