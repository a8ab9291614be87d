import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../problems';
import { hasHalfCharacter } from './half-characters';
import { isNestedTooDeep, mostLevels } from './json-depth';

/** JSON for calls, plain text for uploaded load files; an empty JSON body counts as none. */
export function readBodies(server: FastifyInstance): void {
  const readJson = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else if (isNestedTooDeep(body as string)) done(tooDeep());
    else if (hasHalfCharacter(body as string)) done(halfCharacter());
    else void readJson(request, body as string, done);
  });
  server.addContentTypeParser(
    ['text/csv', 'application/x-ndjson'],
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, body);
    },
  );
}

function tooDeep(): ProblemError {
  return new ProblemError(400, 'VALIDATION', 'The request is nested too deeply', {
    detail: `Send at most ${mostLevels} levels of objects and lists within each other.`,
  });
}

function halfCharacter(): ProblemError {
  return new ProblemError(400, 'VALIDATION', 'The request has half a character in it', {
    detail:
      'A text holds one half of a surrogate pair, such as \\ud83d, without the other. Send whole characters.',
  });
}
