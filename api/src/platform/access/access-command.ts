import { parseArgs } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { accessTable, type AccessDocument } from './access-table';
import { printAccessJson, printAccessMarkdown } from './print-access';

/** Runs `access`: prints who may make which call, as JSON, or with `--markdown` as a table for people. */
export async function runAccessCommand(
  args: readonly string[],
  { server, print }: { readonly server: FastifyInstance; readonly print: (line: string) => void },
): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: { markdown: { type: 'boolean' } } });
  const document = (await server.inject('/api/openapi.json')).json<AccessDocument>();
  const printed = values.markdown === true ? printAccessMarkdown : printAccessJson;
  print(printed(accessTable(document)).trimEnd());
  return 0;
}
