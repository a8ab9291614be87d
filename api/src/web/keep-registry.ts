import type { FastifyInstance } from 'fastify';
import type { Turns } from './turns';
import { registryWarning, signRegistryAnew } from './registry-term';

const everyMs = 3_600_000;

/**
 * Looks at the start and every hour whether the registry soon ends: signs it anew where the server holds the key, else
 * says so in the log.
 */
export function keepRegistry(
  server: FastifyInstance,
  { webDir, keyFile, inTurn }: { webDir: string; keyFile: string | undefined; inTurn: Turns },
): void {
  const look = async () => {
    const nowMs = Date.now();
    if (keyFile !== undefined && (await inTurn(() => signRegistryAnew(webDir, keyFile, nowMs))))
      server.log.info('the registry of remotes was signed anew');
    const warning = await registryWarning(webDir, nowMs);
    if (warning !== undefined) server.log.warn(warning);
  };
  const lookOrTell = () =>
    look().catch((error: unknown) => server.log.error({ err: error }, 'the registry was not signed anew'));
  let timer: NodeJS.Timeout | undefined;
  server.addHook('onReady', async () => {
    timer = setInterval(() => void lookOrTell(), everyMs).unref();
    await lookOrTell();
  });
  server.addHook('onClose', (_server, done) => {
    clearInterval(timer);
    done();
  });
}
