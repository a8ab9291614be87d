import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Answering = (request: IncomingMessage, response: ServerResponse, body: Buffer) => void;

export interface FaultyServer {
  readonly port: number;
  /** What came in, in order. */
  readonly seen: {
    readonly method: string;
    readonly path: string;
    readonly headers: IncomingMessage['headers'];
    readonly body: string;
  }[];
  /** How it answers from now on. */
  answerWith(answering: Answering): void;
  close(): Promise<void>;
}

/** A loopback server that answers as badly as it is told. */
export async function startFaultyServer(): Promise<FaultyServer> {
  let answering: Answering = (_request, response) => void response.end();
  const seen: FaultyServer['seen'] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => void parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts);
      seen.push({
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        body: body.toString(),
      });
      answering(request, response, body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    seen,
    answerWith: (next) => void (answering = next),
    close: () => closeAll(server),
  };
}

function closeAll(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Answering {
  return (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
  };
}
