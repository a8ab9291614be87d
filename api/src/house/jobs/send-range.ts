import { createReadStream } from 'node:fs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../../platform/http/problems';
import type { FileAnswer } from '../../platform/routes/endpoint-route';

/** A file that never changes, known by its checksum. */
export interface FixedFile {
  readonly path: string;
  readonly name: string;
  readonly sizeBytes: number;
  /** 64 hex digits. */
  readonly sha256: string;
}

/**
 * The file as an answer: whole, or the one `Range` that is asked for, so that a download that was cut goes on.
 *
 * Several ranges, other units and an `If-Range` of another file get the whole file, as RFC 9110 has it.
 * Errors: 416 for a range that begins past the end.
 */
export function sendRange(request: FastifyRequest, reply: FastifyReply, file: FixedFile): FileAnswer {
  const etag = `"${file.sha256}"`;
  void reply
    .header('ETag', etag)
    .header('Repr-Digest', `sha-256=:${Buffer.from(file.sha256, 'hex').toString('base64')}:`)
    .header('Accept-Ranges', 'bytes')
    .header('Cache-Control', 'private, no-store');
  const ifRange = request.headers['if-range'];
  const range =
    ifRange === undefined || ifRange === etag ? readRange(request.headers.range, file.sizeBytes) : undefined;
  if (range === undefined) {
    void reply.header('Content-Length', file.sizeBytes);
    return { fileName: file.name, content: createReadStream(file.path) };
  }
  void reply
    .code(206)
    .header('Content-Range', `bytes ${range.start}-${range.end}/${file.sizeBytes}`)
    .header('Content-Length', range.end - range.start + 1);
  return { fileName: file.name, content: createReadStream(file.path, range) };
}

/** First and last byte, both included; undefined where the whole file is meant. */
function readRange(header: string | undefined, size: number): { start: number; end: number } | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  // Without a first byte it is the number of bytes from the end.
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < start) return undefined;
  if (start >= size) {
    throw new ProblemError(416, 'VALIDATION', 'The range is not in the file', {
      detail: `The file has ${size} bytes.`,
      headers: { 'Content-Range': `bytes */${size}` },
    });
  }
  return { start, end };
}
