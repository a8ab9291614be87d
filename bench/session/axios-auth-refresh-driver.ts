import { isAxiosError } from 'axios';
import { createAuthRefresh, type AxiosAuthRefreshRequestConfig } from 'axios-auth-refresh';
import { login } from '../../shared/src/contracts/auth';
import type { BrowserTab } from '../../shared/src/testing/scenarios/browser-tab';
import type { Client, ClientDriver } from '../../shared/src/testing/scenarios/client-driver';
import { rivalClient, rivalParts } from './rival-client';

/** As its page says: a refresh function, and a request interceptor that reads the newest token. */
export const axiosAuthRefreshDriver: ClientDriver = {
  name: 'axios-auth-refresh 5',
  load: (tab) => load(tab, { deduplicateRefresh: true }),
};

export const axiosAuthRefreshWithoutDeduplicationDriver: ClientDriver = {
  name: 'axios-auth-refresh 5, deduplicateRefresh: false',
  load: (tab) => load(tab, { deduplicateRefresh: false }),
};

function load(tab: BrowserTab, options: { readonly deduplicateRefresh: boolean }): Client {
  const parts = rivalParts(tab);
  createAuthRefresh(parts.calls, (failed) => renewOrLeave(parts, failed), options);
  parts.calls.interceptors.request.use((config) => {
    // Its own way to leave a call alone.
    if (config.url === login.path) (config as AxiosAuthRefreshRequestConfig).skipAuthRefresh = true;
    return config;
  });
  return rivalClient(parts);
}

/** What to do when it fails is left to the program: /login when the server refuses, nothing when it is in trouble. */
async function renewOrLeave({ stored, renew, leave }: ReturnType<typeof rivalParts>, failed: unknown) {
  if (stored.read().refreshToken === null) {
    leave();
    throw failed;
  }
  try {
    await renew();
  } catch (error) {
    if (isAxiosError(error) && [400, 401, 403].includes(error.response?.status ?? 0)) leave();
    throw error;
  }
}
