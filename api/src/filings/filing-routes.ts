import { readFiling as readFilingCall } from '@tallyhouse/shared/contracts/filings';
import type { AppContext } from '../app-context';
import type { Api } from '../http/api';
import { ownQuestionRoute } from '../http/question-route';
import { readFiling } from './read-filing';

/** What is owed, each with all that belongs to it. */
export function filingRoutes(api: Api, { store, clock }: AppContext): void {
  ownQuestionRoute(api, readFilingCall, ({ query, brands, user, signal }) => {
    const brandIds = brands.map(({ id }) => id);
    return readFiling(store, { id: query.id, brandIds, viewer: { user, now: clock() } }, { signal });
  });
}
