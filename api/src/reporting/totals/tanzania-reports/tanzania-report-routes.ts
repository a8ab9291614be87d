import {
  listTanzanianSummaries,
  listTanzanianTotals,
  readTanzanianCalendar,
} from '@tallyhouse/shared/contracts/tanzania-reports';
import type { AppContext } from '../../../platform/routes/app-context';
import { knownAt } from '../../../figures/known-at';
import type { Api } from '../../../platform/routes/api';
import { brandRoute } from '../../../platform/routes/endpoint-route';
import { brandQuestionRoute } from '../../../platform/routes/question-route';
import { readTanzanianDates, readTanzanianSummaries, readTanzanianTotals } from './read-tanzanian-figures';

/** Figures and taxes by the Tanzanian Gaming Act. */
export function tanzaniaReportRoutes(api: Api, { store, clock }: AppContext): void {
  brandQuestionRoute(api, listTanzanianTotals, ({ query, brand, signal }) =>
    readTanzanianTotals(store, brand, { query, asOf: knownAt(query.asOf, clock()) }, { signal }),
  );

  brandQuestionRoute(api, listTanzanianSummaries, ({ query, brand, signal }) =>
    readTanzanianSummaries(store, brand, { query, asOf: knownAt(query.asOf, clock()) }, { signal }),
  );

  brandRoute(api, readTanzanianCalendar, ({ query, brand }) => readTanzanianDates(store, brand, query));
}
