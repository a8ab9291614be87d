import { browserEnvironment, type Environment } from '../session/environment';
import { memoryStorage } from './memory-storage';

/**
 * The browser as the session of a mounted remote meets it: it stores nothing, reads no cookies, follows no tabs, and
 * leads nowhere. `onEnd` is told that the session is over.
 */
export function portalEnvironment(onEnd: () => void): Environment {
  const [local, tab] = [memoryStorage(), memoryStorage()];
  return {
    ...browserEnvironment(),
    localStorage: () => local,
    sessionStorage: () => tab,
    cookies: () => '',
    locks: null,
    signInAgain: onEnd,
    reload: onEnd,
    onStorage: () => () => undefined,
  };
}
