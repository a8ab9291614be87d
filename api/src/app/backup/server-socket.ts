import { join, relative } from 'node:path';
import * as z from 'zod/mini';

/** What the command line asks a server that has the store, on one line. */
export const questionSchema = z.strictObject({ ask: z.literal('backup'), into: z.string() });

/** What the server answers, a line each: progress, and at last one of the others. */
export const answerSchema = z.union([
  z.strictObject({
    kind: z.literal('progress'),
    step: z.string(),
    bytes: z.number(),
    totalBytes: z.number(),
  }),
  z.strictObject({
    kind: z.literal('done'),
    folder: z.string(),
    bytes: z.number(),
    auditFaults: z.array(z.string()),
  }),
  z.strictObject({ kind: z.literal('failed'), message: z.string(), remedy: z.string() }),
]);
export type Answer = z.output<typeof answerSchema>;

/** The most bytes that the path of a socket may have on every system that has them. */
const longestPath = 103;

/**
 * Where a server is asked by other processes of its account: a socket in the data folder, which nobody else can enter.
 * Null where there cannot be one: on Windows, and where its path is too long.
 */
export function serverSocket(dataDir: string): string | null {
  if (process.platform === 'win32') return null;
  const path = join(dataDir, 'server.sock');
  const paths = [path, relative(process.cwd(), path)];
  return paths.find((each) => Buffer.byteLength(each) <= longestPath) ?? null;
}
