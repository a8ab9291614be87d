import type { FastifyInstance } from 'fastify';
import { pino, type DestinationStream, type Logger } from 'pino';
import { maskText } from './mask-body';

const hidden = [
  'password',
  'token',
  'refreshToken',
  'otp',
  'email',
  'authorization',
  'cookie',
  '*.password',
  '*.token',
  '*.refreshToken',
  '*.otp',
  '*.email',
  '*.authorization',
  '*.cookie',
];

/** The server's log: one line of JSON per event; secrets and e-mails never stand in it. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    redact: { paths: hidden, censor: '[hidden]' },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** One line per answer. Of the address only the path: queries and headers may carry what does not belong in a log. */
export function logAnswers(server: FastifyInstance): void {
  // oxlint-disable-next-line typescript/require-await -- Fastify waits for a promise or for a callback
  server.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: maskText(request.url.split('?', 1)[0] ?? ''),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
}
