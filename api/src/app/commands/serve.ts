import { isIPv6, type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { watchAlerts } from '../../monitoring/alerts/watch-alerts';
import { buildApp } from '../app';
import { startDemoSimulator } from '../../filing/authority-simulator/start-demo-simulator';
import { keepReplaying } from '../../monitoring/api-log/keep-replaying';
import { keepTellingFailures } from '../../platform/auth/limits/failure-notes';
import { keepCheckpoints } from '../../house/audit/keep-checkpoints';
import { answerBackups } from '../backup/answer-backups';
import type { Config } from '../../platform/config/config';
import { keepDelivering } from '../../filing/confirmation/delivery/keep-delivering';
import { demoEmail, demoOtpSecret, demoPassword, demoUsers } from '../demo/demo-users';
import { isDemoStore } from '../../store/is-demo-store';
import { createGateway } from '../../filing/gateway/create-gateway';
import { createLogger } from '../../platform/call-log/logger';
import { keepNotifying } from '../../monitoring/notifications/keep-notifying';
import { createReadiness } from '../../platform/http/readiness';
import { settleFiles } from '../key-rotation/settle-files';
import { findExcessRights } from '../../store/app-role';
import type { Store } from '../../store/store';
import { forgetOld } from './forget-old';
import { keepCountingPlayers } from './keep-counting-players';
import type { PdfSigner } from '../../reporting/export-files/signing/pdf-signer';
import { openPdfSigner } from '../../reporting/export-files/signing/open-pdf-signer';
import { CommandError } from '../../platform/config/usage-error';

const graceMs = 10_000;

interface ServeOptions {
  readonly store: Store;
  readonly config: Config;
  readonly print: (line: string) => void;
}

/**
 * Serves until `stop` is called, and says where and what to do next.
 *
 * Errors: `CommandError` when the address cannot be had, when demo accounts stand in a store with real data, or when
 * the key that signs PDFs cannot be used.
 */
export async function startServer({
  store,
  config,
  print,
}: ServeOptions): Promise<{ stop(): Promise<void> }> {
  const isDemo = await isDemoStore(store);
  if (!isDemo) await refuseDemoUsers(store);
  const clock = () => new Date();
  const sealed = settleFiles(config, store.secrets);
  if (sealed > 0)
    print(`Keys in the data folder were sealed: ${sealed}. Copies of before hold them as they were.`);
  const pdfSigner = await openPdfSigner(config.pdfSigning, { dataDir: config.dataDir, now: clock() });
  const logger = createLogger(config.logLevel);
  const simulator = isDemo ? await startDemoSimulator({ store, config, clock }) : undefined;
  const settings = { ...config.authorities, ...(simulator && { simulatorPort: simulator.port }) };
  const gateway = createGateway({ store, settings, clock, log: logger });
  const readiness = createReadiness();
  const server = await buildApp({ store, config, readiness, logger, gateway, pdfSigner });
  server.addHook('onClose', () => simulator?.stop());
  keepDelivering(server, { store, gateway, clock });
  keepReplaying(server, { store, gateway, clock });
  forgetOld(server, store, clock);
  keepCountingPlayers(server, store, clock);
  keepTellingFailures(server, { store, clock });
  await keepCheckpoints(server, { store, config, clock });
  answerBackups(server, { store, config, clock });
  watchAlerts(server, { store, clock });
  await keepNotifying(server, { store, config, clock });
  await listen(server, config);
  const { port } = server.server.address() as AddressInfo;
  print(`Ready: http://${isIPv6(config.host) ? `[${config.host}]` : config.host}:${port}`);
  if (simulator !== undefined) print(`Authorities are simulated: http://127.0.0.1:${simulator.port}`);
  if (pdfSigner !== null) print(signingLine(pdfSigner, clock()));
  for (const right of await findExcessRights(store)) {
    print(`The database role has a right that the server does not need: ${right}. See DATABASE_OWNER_URL.`);
  }
  for (const line of isDemo ? demoLines() : await firstStepLines(store)) print(line);
  return {
    async stop() {
      readiness.beginStop();
      await new Promise((resolve) => setTimeout(resolve, config.drainSeconds * 1000));
      await stop(server);
    },
  };
}

/** Lets calls in progress end, but not for ever: who restarts a service does not wait. */
async function stop(server: FastifyInstance): Promise<void> {
  const timer = setTimeout(() => server.server.closeAllConnections(), graceMs);
  await server.close();
  clearTimeout(timer);
}

async function refuseDemoUsers(store: Store): Promise<void> {
  const [row] = await store.query<{ accounts: number }>(
    'select count(*) as accounts from app_user where is_demo',
  );
  if (row === undefined || row.accounts === 0) return;
  throw new CommandError(
    'The store holds real data and demo accounts, whose password everybody knows: delete those accounts first.',
  );
}

async function listen(server: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await server.listen({ host, port });
  } catch (error) {
    await server.close();
    throw listenError(error as NodeJS.ErrnoException, host, port);
  }
}

function listenError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new CommandError(
        `Port ${port} on ${host} is in use: stop what uses it, or choose another with PORT.`,
      );
    case 'EACCES':
      return new CommandError(`No permission to listen on port ${port}: choose one above 1023 with PORT.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new CommandError(`This machine has no address ${host}: set HOST to one of its own.`);
    default:
      return error;
  }
}

const soonMs = 30 * 86_400_000;

function signingLine({ name, validUntil }: PdfSigner, now: Date): string {
  const until = validUntil.toISOString().slice(0, 10);
  const soon = validUntil.getTime() - now.getTime() < soonMs ? ': ask for a new one now' : '';
  return `PDFs are signed as ${name}, by a certificate that is valid until ${until}${soon}.`;
}

function demoLines(): string[] {
  return [
    '',
    'Demo accounts (all data is invented):',
    ...demoUsers.map(
      (user) => `  ${demoEmail(user).padEnd(26)} ${user.brandId === '*' ? 'all brands' : user.brandId}`,
    ),
    `Password: ${demoPassword}`,
    `Authenticator secret, asked for when confirming: ${demoOtpSecret}`,
    `  otpauth://totp/Tallyhouse:demo?secret=${demoOtpSecret}&issuer=Tallyhouse`,
  ];
}

async function firstStepLines(store: Store): Promise<string[]> {
  const [row] = await store.query<{ users: number; brands: number }>(
    'select (select count(*) from app_user) as users, (select count(*) from brand) as brands',
  );
  return [
    ...(row?.brands === 0
      ? ['No brands yet: stop the server and load reference data with npm run load -- FILE.json.']
      : []),
    ...(row?.users === 0
      ? ['No accounts yet: stop the server and add one with node api/dist/main.js add-user --help.']
      : []),
  ];
}
