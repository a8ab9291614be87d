import type { Endpoint } from '@tallyhouse/shared/contracts/endpoint';
import type { CurrentUser } from '../../auth/current-user';
import type { Store } from '../../../store/store';
import { blindTo } from './blindness';
import { figuresOf } from './figures-of-calls';
import { readBlindScopes } from './read-blind-scopes';

/** Does the work of a call blind to what its caller is to find out; calls that give no figures are not looked at. */
export type Blindfold = <T>(endpoint: Endpoint, user: CurrentUser, work: () => Promise<T> | T) => Promise<T>;

export function createBlindfold(store: Store): Blindfold {
  return async (endpoint, user, work) =>
    figuresOf(endpoint) === 'NONE' ? work() : blindTo(await readBlindScopes(store, user), work);
}
