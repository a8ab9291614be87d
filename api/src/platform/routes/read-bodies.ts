import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from '../http/problems';
import { Upload } from '../uploads/upload';
import { tooLarge } from '../http/problems';
import { isNestedTooDeep, mostLevels } from '../http/json-depth';

/** JSON for calls, files on the disk for uploads; an empty JSON body counts as none. */
export function readBodies(server: FastifyInstance): void {
  const readJson = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else if (isNestedTooDeep(body as string)) done(tooDeep());
    else void readJson(request, body as string, done);
  });
  server.addContentTypeParser(['text/csv', 'application/x-ndjson'], receiveUpload);
}

async function receiveUpload(request: FastifyRequest, body: IncomingMessage): Promise<Upload> {
  const { bodyLimit } = request.routeOptions;
  try {
    if (Number(request.headers['content-length'] ?? 0) > bodyLimit) throw tooLarge();
    return await Upload.receive(body, bodyLimit);
  } catch (refusal) {
    await readAway(body, 2 * bodyLimit);
    throw refusal;
  }
}

/**
 * Reads at most `mostBytes` more of what is refused. A proxy whose sending breaks answers 502 by itself, and its caller
 * never hears why.
 */
async function readAway(body: IncomingMessage, mostBytes: number): Promise<void> {
  let bytes = 0;
  try {
    for await (const piece of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += piece.length;
      if (bytes > mostBytes) return;
    }
  } catch {
    // Its sender went away, and hears nothing any more.
  }
}

function tooDeep(): ProblemError {
  return new ProblemError(400, 'VALIDATION', 'The request is nested too deeply', {
    detail: `Send at most ${mostLevels} levels of objects and lists within each other.`,
  });
}
