import type { AddressInfo, Server as NetServer } from 'node:net';
import { createServer as createNetServer } from 'node:net';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { raiseAlert, type AlertOccurrence } from '../../../house/alerting/raise-alert';
import type { Store } from '../../../store/store';

/** A missing file of Alder, raised at `at`. */
export function givenGap(
  store: Store,
  changes: Partial<AlertOccurrence> = {},
): Promise<{ readonly id: string }> {
  return store.tx((tx) =>
    raiseAlert(tx, {
      code: 'CA-06',
      brandId: 'alder',
      object: { kind: 'load-batch', id: 'gap_1' },
      period: null,
      said: { code: 'FILE_MISSING', params: {} },
      title: 'File 1 is missing',
      detail: 'Ask the source for it.',
      at: new Date('2026-04-10T08:00:00Z'),
      ...changes,
    }),
  );
}

/** A mail server that takes everything, or refuses the first recipients; gives what it took. */
export async function startMailServer(refusals = 0) {
  const taken: string[] = [];
  let left = refusals;
  const server = createNetServer((socket) => {
    let data: string | null = null;
    let begun = '';
    socket.setEncoding('utf8');
    socket.write('220 test ESMTP\r\n');
    socket.on('data', (chunk: string) => {
      const lines = (begun + chunk).split('\r\n');
      begun = lines.pop() ?? '';
      for (const line of lines) {
        if (data !== null) {
          if (line === '.') {
            taken.push(data);
            data = null;
            socket.write('250 taken\r\n');
          } else data += `${line}\n`;
        } else if (line === 'DATA') {
          data = '';
          socket.write('354 go on\r\n');
        } else if (line.startsWith('RCPT') && left > 0) {
          left -= 1;
          socket.write('451 try again later for somebody@example.test\r\n');
        } else if (line === 'QUIT') socket.end('221 bye\r\n');
        else if (line !== '') socket.write('250 fine\r\n');
      }
    });
    socket.on('error', () => undefined);
  });
  const port = await listen(server);
  return { url: `smtp://127.0.0.1:${port}`, taken, stop: () => closed(server) };
}

export interface TakenPost {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Something that takes webhooks and answers with `statuses`, the last one for ever. */
export async function startWebhookServer(statuses: readonly number[] = [204]) {
  const taken: TakenPost[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      response.writeHead(statuses[taken.length] ?? statuses.at(-1) ?? 204, {
        Location: 'http://127.0.0.1:1/',
      });
      response.end();
      taken.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
    });
  });
  const port = await listen(server);
  return { url: `http://127.0.0.1:${port}/hook`, taken, stop: () => closed(server) };
}

async function listen(server: NetServer): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

async function closed(server: NetServer): Promise<void> {
  await new Promise((resolve) => server.close(resolve));
}
