import axios, { AxiosError, type AxiosInstance, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import { login, refresh } from '../../shared/src/contracts/auth';
import type { BrowserTab } from '../../shared/src/testing/scenarios/browser-tab';
import type { CallRequest, Client, Outcome } from '../../shared/src/testing/scenarios/client-driver';
import { accounts, brands } from '../../shared/src/testing/scenarios/test-accounts';
import { storedAuth, type StoredAuth, type StoredAuthOfTab } from './stored-auth';

/** What every rival has around its way to refresh. */
export interface RivalParts {
  readonly tab: BrowserTab;
  /** Calls go through it; the rival adds its interceptors. */
  readonly calls: AxiosInstance;
  readonly stored: StoredAuthOfTab;
  /** Asks for new tokens and stores them; gives the new token. */
  readonly renew: () => Promise<string>;
  readonly leave: () => void;
}

/** The parts of a client that its documentation leaves to the program, written with care where it says nothing. */
export function rivalParts(tab: BrowserTab): RivalParts {
  const calls = axios.create({ adapter: tab.network });
  const plain = axios.create({ adapter: tab.network });
  const stored = storedAuth(tab);
  calls.interceptors.request.use((config) => {
    const { token, selectedBrand } = stored.read();
    if (token !== null) config.headers.set('Authorization', `Bearer ${token}`);
    if (selectedBrand !== null) config.headers.set('Brand', selectedBrand);
    const antiForgery = antiForgeryValue(tab, config);
    if (antiForgery !== null) config.headers.set('X-XSRF-TOKEN', antiForgery);
    return config;
  });
  return {
    tab,
    calls,
    stored,
    async renew() {
      const { refreshToken, user } = stored.read();
      const { data } = await plain.post<StoredAuth>(refresh.path, { refreshToken, email: user?.email });
      stored.change({ ...data, roles: data.user?.roles ?? [] });
      return String(data.token);
    },
    leave() {
      stored.clear();
      tab.navigate('/login');
    },
  };
}

/** A client over `calls`, for the scenarios to drive. */
export function rivalClient({ tab, calls, stored }: RivalParts): Client {
  return {
    async signIn(account, password = accounts[account].password) {
      const { email } = accounts[account];
      return outcomeOf(async () => {
        const answer = await calls.post<StoredAuth>(login.path, { email, password });
        stored.change({ ...answer.data, roles: answer.data.user?.roles ?? [] });
        return answer;
      });
    },
    signOut() {
      stored.clear();
      tab.navigate('/login');
    },
    selectBrand(id) {
      const name = brands.find((brand) => brand.id === id)?.name ?? null;
      stored.change({ selectedBrand: id, selectedBrandName: name });
      return Promise.resolve();
    },
    call: (request) => outcomeOf(() => calls.request<unknown>(configOf(request))),
  };
}

/** As the specification asks: a relative address of the page's own origin, and no GET. */
function antiForgeryValue(tab: BrowserTab, { method = 'get', url = '' }: AxiosRequestConfig): string | null {
  const isOwn = new URL(url, tab.origin).origin === tab.origin;
  if (method.toLowerCase() === 'get' || !isOwn || /^[a-z]+:/i.test(url)) return null;
  return /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(tab.cookies())?.[1] ?? null;
}

function configOf({ method = 'GET', url, query, body, headers, responseType, signal }: CallRequest) {
  return {
    method,
    url,
    params: query,
    data: body,
    headers: { ...headers },
    ...(responseType === 'bytes' ? { responseType: 'arraybuffer' as const } : {}),
    ...(signal === undefined ? {} : { signal }),
  };
}

async function outcomeOf(call: () => Promise<AxiosResponse<unknown>>): Promise<Outcome> {
  try {
    const { data } = await call();
    return { kind: 'answered', body: data instanceof ArrayBuffer ? new Uint8Array(data) : data };
  } catch (error) {
    if (axios.isCancel(error)) return { kind: 'aborted' };
    if (!(error instanceof AxiosError)) return { kind: 'withheld', error };
    if (error.response === undefined) return { kind: 'unreachable' };
    return { kind: 'refused', status: error.response.status, problem: error.response.data as unknown };
  }
}
