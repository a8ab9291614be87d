import type { AxiosError, InternalAxiosRequestConfig } from 'axios';
import { login } from '../../shared/src/contracts/auth';
import type { BrowserTab } from '../../shared/src/testing/scenarios/browser-tab';
import type { Client, ClientDriver } from '../../shared/src/testing/scenarios/client-driver';
import { rivalClient, rivalParts } from './rival-client';

/** The pattern of the tutorials: a flag, and a queue of those who came while it was up. */
export const tutorialQueueDriver: ClientDriver = { name: 'isRefreshing + failedQueue', load };

interface Waiting {
  readonly resolve: (token: string) => void;
  readonly reject: (error: unknown) => void;
}

type Retried = InternalAxiosRequestConfig & { wasRetried?: boolean };

function load(tab: BrowserTab): Client {
  const parts = rivalParts(tab);
  const { calls, renew, leave } = parts;
  let isRefreshing = false;
  let failedQueue: Waiting[] = [];

  function processQueue(settle: (waiting: Waiting) => void): void {
    for (const waiting of failedQueue) settle(waiting);
    failedQueue = [];
  }

  calls.interceptors.response.use(undefined, async (error: AxiosError) => {
    const original: Retried | undefined = error.config;
    const isForLogin = original?.url === login.path;
    if (
      original === undefined ||
      error.response?.status !== 401 ||
      original.wasRetried === true ||
      isForLogin
    )
      throw error;
    if (isRefreshing) {
      const token = await new Promise<string>((resolve, reject) => failedQueue.push({ resolve, reject }));
      original.headers.set('Authorization', `Bearer ${token}`);
      return calls.request(original);
    }
    original.wasRetried = true;
    isRefreshing = true;
    try {
      const token = await renew();
      processQueue(({ resolve }) => resolve(token));
      original.headers.set('Authorization', `Bearer ${token}`);
    } catch (failure) {
      processQueue(({ reject }) => reject(failure));
      leave();
      throw failure;
    } finally {
      isRefreshing = false;
    }
    return calls.request(original);
  });
  return rivalClient(parts);
}
