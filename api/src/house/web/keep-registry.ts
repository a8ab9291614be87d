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
    if (keyFile !== undefined) {
      await inTurn(() => signRegistryAnew(webDir, keyFile, nowMs)).then(
        (isSigned) => isSigned && server.log.info('the registry of remotes was signed anew'),
        (error: unknown) => server.log.error({ err: error }, 'the registry of remotes was not signed anew'),
      );
    }
    const warning = await registryWarning(webDir, nowMs);
    if (warning !== undefined) server.log.warn(warning);
  };
  let timer: NodeJS.Timeout | undefined;
  server.addHook('onReady', async () => {
    timer = setInterval(() => void look(), everyMs).unref();
    await look();
  });
  server.addHook('onClose', (_server, done) => {
    clearInterval(timer);
    done();
  });
}
