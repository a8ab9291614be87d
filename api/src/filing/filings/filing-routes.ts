import { readFiling as readFilingCall } from '@tallyhouse/shared/contracts/filings';
import type { AppContext } from '../../platform/routes/app-context';
import { brandIdsWith } from '../../platform/auth/current-user';
import type { Api } from '../../platform/routes/api';
import { noteSeveralBrands } from '../../platform/http/calls-of-several-brands';
import { route } from '../../platform/routes/endpoint-route';
import { readFiling } from './read-filing';

/** What is owed, each with all that belongs to it. */
export function filingRoutes(api: Api, { store, clock }: AppContext): void {
  route(api, readFilingCall, ({ query, brandIds, user, request, signal }) => {
    // What it tells of a company's tax is about brands beyond the selected one.
    if (brandIdsWith(user, 'tax.view').length > 1) noteSeveralBrands(request);
    return readFiling(store, { id: query.id, brandIds, viewer: { user, now: clock() } }, { signal });
  });
}
