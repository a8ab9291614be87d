import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the proxy answers in the place of the product. */
export interface FaultyAnswer {
  readonly status?: number;
  readonly type?: string;
  /** In the place of `Cache-Control: no-store`. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** Gives the faulty answer to a path, or undefined for the product's own. */
export type Fault = (path: string) => FaultyAnswer | undefined | Promise<FaultyAnswer | undefined>;

/** Stands before the product and breaks what it is told to, for browsers whose requests a test cannot catch. */
export interface FaultProxy {
  readonly origin: string;
  readonly answer: (fault: Fault) => void;
  readonly close: () => Promise<void>;
}

export async function openFaultProxy(product: string): Promise<FaultProxy> {
  let fault: Fault = () => undefined;
  const server = createServer((asked, answer) => {
    void Promise.resolve(fault(new URL(asked.url ?? '/', product).pathname)).then((faulty) =>
      faulty === undefined ? forward(asked, answer, product) : give(answer, faulty),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    answer: (next) => {
      fault = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const notKept = { 'Cache-Control': 'no-store' };

function give(answer: ServerResponse, faulty: FaultyAnswer): void {
  const { status = 200, type = 'text/javascript', headers = notKept, body } = faulty;
  answer.writeHead(status, { 'Content-Type': type, ...headers }).end(body);
}

/** The Host stays that of the proxy, as behind any other: the page's own origin. */
function forward(asked: IncomingMessage, answer: ServerResponse, product: string): void {
  const { method, headers, url } = asked;
  const onward = request(new URL(url ?? '/', product), { method, headers }, (given) => {
    answer.writeHead(given.statusCode ?? 502, given.headers);
    given.pipe(answer);
  });
  onward.on('error', () => answer.destroy());
  asked.pipe(onward);
}
