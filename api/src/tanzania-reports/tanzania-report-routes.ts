import {
  listTanzanianSummaries,
  listTanzanianTotals,
  readTanzanianCalendar,
} from '@tallyhouse/shared/contracts/tanzania-reports';
import type { AppContext } from '../app-context';
import { knownAt } from '../figures/known-at';
import type { Api } from '../http/api';
import { brandRoute } from '../http/endpoint-route';
import { brandQuestionRoute } from '../http/question-route';
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
