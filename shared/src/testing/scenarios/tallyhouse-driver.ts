import * as z from 'zod/mini';
import { login } from '../../contracts/auth';
import { defineEndpoint } from '../../contracts/endpoint';
import { isApiError } from '../../http/api-error';
import { createHttpClient } from '../../http/http-client';
import { signOut } from '../../session/end-session';
import type { Environment } from '../../session/environment';
import { selectBrand } from '../../session/select-brand';
import { loginPath } from '../../session/session-end';
import { createSession } from '../../session/session';
import { signIn } from '../../session/sign-in';
import type { BrowserTab } from './browser-tab';
import type { CallRequest, Client, ClientDriver, Outcome } from './client-driver';
import { accounts, brands, type BrandId } from './test-accounts';

/** This product's own client. */
export const tallyhouseDriver: ClientDriver = { name: 'tallyhouse', load };

function load(tab: BrowserTab): Client {
  const session = createSession(environmentOf(tab));
  const http = createHttpClient({ session, adapter: tab.network });

  async function call(request: CallRequest): Promise<Outcome> {
    const { query = {}, body, headers, signal } = request;
    const input = {
      query,
      body,
      ...(headers === undefined ? {} : { headers }),
      ...(signal === undefined ? {} : { signal }),
    };
    const endpoint = endpointOf(request);
    if (request.responseType !== 'bytes') return outcomeOf(http.call(endpoint, input));
    return outcomeOf(http.download(endpoint, input).then(({ bytes }) => new Uint8Array(bytes)));
  }

  return {
    async signIn(account, password = accounts[account].password) {
      const { email } = accounts[account];
      return outcomeOf(
        http.call(login, { body: { email, password } }).then((answer) => {
          signIn(session, answer);
          return answer;
        }),
      );
    },
    signOut: () => signOut(session),
    selectBrand: (brand) => selectBrand(session, choiceOf(brand)),
    call,
  };
}

function environmentOf(tab: BrowserTab): Environment {
  return {
    localStorage: tab.localStorage,
    sessionStorage: tab.sessionStorage,
    cookies: tab.cookies,
    locks: tab.locks,
    origin: () => tab.origin,
    currentPath: () => '/online',
    signInAgain: (end) => tab.navigate(loginPath(end)),
    reload: tab.reload,
    nowMs: tab.nowMs,
    after: tab.after,
    // Pauses between repeated calls are not what the scenarios are about: the shortest are enough.
    random: () => 0,
    randomId: tab.randomId,
    onStorage: tab.onStorage,
    onEvent: () => undefined,
  };
}

function endpointOf({ method = 'GET', url, isForBrand = false }: CallRequest) {
  return defineEndpoint({
    method,
    path: url,
    tag: 'Scenario',
    summary: 'A call of a scenario.',
    access: 'signed-in',
    status: 200,
    query: z.unknown(),
    body: z.unknown(),
    answer: z.unknown(),
    ...(isForBrand ? { brand: 'optional' as const } : {}),
  });
}

async function outcomeOf(call: Promise<unknown>): Promise<Outcome> {
  try {
    return { kind: 'answered', body: await call };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return { kind: 'aborted' };
    if (!isApiError(error)) return { kind: 'withheld', error };
    const { problem } = error;
    return problem.status === 0
      ? { kind: 'unreachable' }
      : { kind: 'refused', status: problem.status, problem };
  }
}

/** The answer of `BrandLogin`. */
function choiceOf(id: BrandId | null) {
  const brand = brands.find((one) => one.id === id);
  return {
    token: '',
    expiresAt: '2026-11-20T08:10:00Z',
    selectedBrand: brand?.id ?? null,
    selectedBrandName: brand?.name ?? null,
    permissions: [],
    brand:
      brand === undefined
        ? null
        : {
            ...brand,
            country: 'TZ',
            zone: 'Africa/Dar_es_Salaam',
            cutoff: '06:00',
            channels: ['ONLINE' as const],
            licences: [],
          },
  };
}
