import { lookup } from 'node:dns';
import { request as requestPlain, type ClientRequest, type IncomingMessage } from 'node:http';
import { request as requestTls } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { CallFault } from '../../platform/http/call-fault';
import {
  hostOf,
  requireAllowedAddress,
  requireAllowedEndpoint,
  type OutboundPolicy,
} from './outbound-policy';

export interface GuardedRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

export interface CallLimits {
  readonly policy: OutboundPolicy;
  /** For the whole call, its answer included. */
  readonly timeoutMs: number;
  readonly maxAnswerBytes: number;
  readonly signal?: AbortSignal | undefined;
  /** Addresses of a name; tests put their own. */
  readonly resolve?: Resolve;
}

/** Gives every address of a name. */
export type Resolve = (
  hostname: string,
) => Promise<readonly { readonly address: string; readonly family: number }[]>;

export interface CallAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly retryAfter: string | undefined;
  readonly body: Buffer;
  /** Last day of the server's certificate, `YYYY-MM-DD`; null without TLS. */
  readonly certificateUntil: string | null;
}

/**
 * One call to an allowed host, without redirects, with an end in time and in size.
 *
 * A name is resolved once, all its addresses are checked, and the connection goes to a checked one: a name that changes
 * its mind in between (rebinding) gains nothing.
 * Errors: `CallFault`.
 */
export async function callGuarded(request: GuardedRequest, limits: CallLimits): Promise<CallAnswer> {
  const url = requireAllowedEndpoint(request.url, limits.policy);
  const { signal } = limits;
  if (signal?.aborted === true)
    throw new CallFault('The call was given up before it began.', { isUnsent: true });
  return new Promise((resolve, reject) => {
    let isConnected = false;
    let given: CallFault | undefined;
    const call = start(url, request, limits);
    const timer = setTimeout(
      () => giveUp(`No whole answer came within ${limits.timeoutMs / 1000} s.`, { isLate: true }),
      limits.timeoutMs,
    );
    const onAbort = () => giveUp('The call was given up.');
    signal?.addEventListener('abort', onAbort, { once: true });

    function giveUp(words: string, options: { readonly isLate?: boolean } = {}): void {
      given = new CallFault(words, { ...options, isUnsent: !isConnected });
      call.destroy(given);
    }
    function done(): void {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    }

    call.on('socket', (socket) => {
      socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', () => (isConnected = true));
    });
    call.on('error', (error) => {
      done();
      reject(given ?? faultOf(error, isConnected));
    });
    call.on('response', (response) => {
      readAnswer(response, limits.maxAnswerBytes)
        .then(resolve, (error: unknown) => {
          call.destroy();
          reject(given ?? faultOf(error, true));
        })
        .finally(done);
    });
    call.end(request.body);
  });
}

function start(url: URL, { method, headers, body }: GuardedRequest, limits: CallLimits): ClientRequest {
  const host = hostOf(url);
  const options = {
    method,
    host,
    port: url.port === '' ? undefined : Number(url.port),
    path: `${url.pathname}${url.search}`,
    headers: {
      ...headers,
      'Accept-Encoding': 'identity',
      ...(body === undefined ? {} : { 'Content-Length': String(body.length) }),
    },
    // A connection kept open would skip the look at the address.
    agent: false,
    lookup: checkedLookup(limits),
  };
  if (url.protocol !== 'https:') return requestPlain(options);
  return requestTls({ ...options, ...(isIP(host) === 0 ? { servername: host } : {}), minVersion: 'TLSv1.2' });
}

function checkedLookup({ policy, resolve = resolveName }: CallLimits): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname).then(
      (found) => {
        try {
          for (const { address } of found) requireAllowedAddress(address, policy);
        } catch (error) {
          callback(error as CallFault, '');
          return;
        }
        const [first] = found;
        if (first === undefined) callback(new CallFault(`The name ${hostname} has no address.`), '');
        else if (options.all === true) callback(null, [...found]);
        else callback(null, first.address, first.family);
      },
      (error: unknown) => callback(error as NodeJS.ErrnoException, ''),
    );
  };
}

const resolveName: Resolve = (hostname) =>
  new Promise((resolve, reject) => {
    lookup(hostname, { all: true }, (error, found) => (error === null ? resolve(found) : reject(error)));
  });

async function readAnswer(response: IncomingMessage, maxBytes: number): Promise<CallAnswer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > maxBytes) throw new CallFault(`The answer is longer than ${maxBytes} bytes.`);
    parts.push(part);
  }
  return {
    status: response.statusCode ?? 0,
    contentType: (response.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '',
    retryAfter: response.headers['retry-after'],
    body: Buffer.concat(parts),
    certificateUntil: certificateUntil(response),
  };
}

function certificateUntil({ socket }: IncomingMessage): string | null {
  if (!('getPeerCertificate' in socket)) return null;
  const until = new Date((socket as TLSSocket).getPeerCertificate().valid_to);
  return Number.isNaN(until.getTime()) ? null : until.toISOString().slice(0, 10);
}

/** Codes of the network, in words; what else it says stays out of what people read. */
function faultOf(error: unknown, isConnected: boolean): CallFault {
  if (error instanceof CallFault) return error;
  const code = (error as NodeJS.ErrnoException | undefined)?.code ?? 'unknown';
  return new CallFault(`The connection failed (${code}).`, { isUnsent: !isConnected });
}
