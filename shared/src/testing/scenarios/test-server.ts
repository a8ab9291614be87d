import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { login, refresh } from '../../contracts/auth';
import {
  createFaultQueue,
  createGate,
  type Fault,
  type FaultPlan,
  type Gate,
  type GivenAnswer,
} from './faults';
import { accounts, userOf, type AccountName } from './test-accounts';
import { createTokenBook, type IssuedTokens } from './token-book';

/** What came in, byte by byte. */
export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  /** With the question mark; empty without a query. */
  readonly search: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
  /** Bearer token, null without one. */
  readonly token: string | null;
  /** In whose name its effect happened; null while it has not. */
  executedAs: AccountName | null;
}

/** The bytes of `/api/file`: every byte value, four times. */
export const fileBytes = Uint8Array.from({ length: 1024 }, (_, place) => place % 256);

/**
 * A server with login, refresh and an API that tells who called it; faults come when a scenario plans them.
 *
 * Every path but login and refresh is the API: it checks the token and answers `{ user, brand }`, or `fileBytes`
 * under `/api/file`. Login and refresh give a new anti-forgery cookie.
 */
export async function startTestServer() {
  const seen: SeenRequest[] = [];
  const faults = createFaultQueue();
  const tokens = createTokenBook();
  const roles: Record<AccountName, readonly string[]> = { asha: ['reporter'], bo: ['reporter'] };
  const rules = {
    /** Login and refresh set the anti-forgery cookie. */
    givesCookie: true,
    /** The API answers 401 to every token. */
    trustsNobody: false,
  };
  let cookies = 0;

  function work(request: SeenRequest): GivenAnswer {
    if (request.path === login.path) return logIn(request);
    if (request.path === refresh.path) return renew(request);
    const user = request.token === null ? null : tokens.holderOf(request.token);
    if (user === null || rules.trustsNobody) return problem(401, 'TOKEN_EXPIRED');
    request.executedAs = user;
    if (request.path === '/api/file') return { status: 200, body: fileBytes };
    return { status: 200, body: { user, brand: request.headers['brand'] ?? null } };
  }

  function logIn(request: SeenRequest): GivenAnswer {
    const asked = jsonOf(request);
    const found = (Object.keys(accounts) as AccountName[]).find(
      (name) => accounts[name].email === asked['email'] && accounts[name].password === asked['password'],
    );
    return found === undefined ? problem(401, 'BAD_CREDENTIALS') : session(tokens.begin(found));
  }

  function renew(request: SeenRequest): GivenAnswer {
    const asked = jsonOf(request);
    const renewed = tokens.renew(String(asked['refreshToken']));
    if (renewed === null || accounts[renewed.user].email !== asked['email'])
      return problem(401, 'REFRESH_INVALID');
    return session(renewed);
  }

  function session({ user, token, refreshToken }: IssuedTokens): GivenAnswer {
    cookies += 1;
    return {
      status: 200,
      body: {
        token,
        ...(refreshToken === null ? {} : { refreshToken }),
        expiresAt: new Date(Date.now() + 600_000).toISOString(),
        user: userOf(user, roles[user]),
        session: { id: `session-of-${user}`, idleSeconds: 3600, remainingSeconds: 43_200 },
      },
      headers: rules.givesCookie ? { 'Set-Cookie': `XSRF-TOKEN=forgery-${cookies}; Path=/` } : {},
    };
  }

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const request = seenRequest(incoming, await bodyOf(incoming));
    seen.push(request);
    const fault = faults.take(request.path);
    if (fault?.kind === 'hang') return;
    if (fault?.kind === 'drop') {
      incoming.socket.destroy();
      return;
    }
    if (fault?.kind === 'hold') {
      fault.gate.arrive();
      await fault.gate.opened;
      // Who has gone away is not served.
      if (outgoing.destroyed) return;
    }
    const given = fault?.kind === 'answer' || fault?.kind === 'hold' ? fault.answer : undefined;
    const answer = given ?? work(request);
    if (fault?.kind === 'lose-answer') incoming.socket.destroy();
    else send(outgoing, answer);
  }

  const server = createServer((incoming, outgoing) => {
    // A browser that goes away in the middle of a body is no error of the server's.
    serve(incoming, outgoing).catch(() => incoming.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    address: `http://127.0.0.1:${port}`,
    seen,
    tokens,
    roles,
    rules,
    sentTo: (path: string) => seen.filter((request) => request.path === path),
    refreshes: () => seen.filter((request) => request.path === refresh.path).length,
    plan: (path: string, fault: Fault, plan?: FaultPlan) => faults.plan(path, fault, plan),
    /** Gives the next request to `path`, or those planned, an answer without the effect. */
    answer: (path: string, answer: GivenAnswer, plan?: FaultPlan) =>
      faults.plan(path, { kind: 'answer', answer }, plan),
    /** Keeps the next request to `path` waiting, or the one planned; then it is worked on, or gets `answer` instead. */
    hold(path: string, { answer, ...plan }: FaultPlan & { readonly answer?: GivenAnswer } = {}): Gate {
      const gate = createGate();
      faults.plan(path, { kind: 'hold', gate, ...(answer === undefined ? {} : { answer }) }, plan);
      return gate;
    },
    async stop(): Promise<void> {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;

export function problem(status: number, code: string): GivenAnswer {
  return {
    status,
    body: { type: 'about:blank', title: `Refused with ${code}`, status, code, traceId: 'trace-1' },
  };
}

function seenRequest(incoming: IncomingMessage, body: Buffer): SeenRequest {
  const { pathname, search } = new URL(incoming.url ?? '/', 'http://server');
  const headers = Object.fromEntries(
    Object.entries(incoming.headers).map(([name, value]) => [name, value?.toString()]),
  );
  const token = /^Bearer (.*)$/.exec(headers['authorization'] ?? '')?.[1] ?? null;
  const method = incoming.method ?? '';
  return { method, path: pathname, search, headers, body, token, executedAs: null };
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function jsonOf({ body }: SeenRequest): Record<string, unknown> {
  return JSON.parse(body.toString('utf8')) as Record<string, unknown>;
}

function send(outgoing: ServerResponse, { status, body, headers = {} }: GivenAnswer): void {
  const isBytes = body instanceof Uint8Array;
  const type = isBytes
    ? 'application/octet-stream'
    : typeof body === 'string'
      ? 'text/html'
      : 'application/json';
  // One connection for each request: a broken one takes nothing else with it.
  outgoing.writeHead(status, { 'Content-Type': type, Connection: 'close', ...headers });
  outgoing.end(isBytes || typeof body === 'string' ? body : JSON.stringify(body));
}
