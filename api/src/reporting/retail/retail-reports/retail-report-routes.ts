import {
  createRetailReport,
  deleteRetailReport,
  exploreRetailReport,
  listRetailReports,
  simulateRetailReport,
} from '@tallyhouse/shared/contracts/retail-reports';
import type { AppContext } from '../../../platform/routes/app-context';
import { knownAt } from '../../../figures/known-at';
import type { Api } from '../../../platform/routes/api';
import { brandRoute } from '../../../platform/routes/endpoint-route';
import { brandQuestionRoute } from '../../../platform/routes/question-route';
import { Forbidden } from '../../../platform/http/problems';
import { deleteReport } from '../../reports/delete-report';
import { answerExploration } from '../../lineage/explore-answer';
import { headerOf } from '../../reports/present-report';
import { answerSimulation } from '../../simulations/simulation-job';
import { createReport } from './create-report';
import { readRetailFigures } from './read-retail-figures';
import { retailReports } from '../../reports/families/retail-family';
import { retailSimulation } from './retail-simulation';

export function retailReportRoutes(api: Api, context: AppContext): void {
  figureRoutes(api, context);
  reportRoutes(api, context);
}

function figureRoutes(api: Api, { store, clock }: AppContext): void {
  brandQuestionRoute(api, listRetailReports, async ({ query, brand, permissions, signal }) => {
    if (query.level === 'ticket' && !permissions.includes('reports.view-detail')) {
      throw new Forbidden(`Single tickets need the permission reports.view-detail for ${brand.name}.`);
    }
    return readRetailFigures(store, brand, query, { asOf: knownAt(query.asOf, clock()), signal });
  });
}

function reportRoutes(api: Api, { store, clock, config, jobs, drillTokens, pageCursors }: AppContext): void {
  brandRoute(api, simulateRetailReport, ({ body, brand, user, reply, signal }) =>
    answerSimulation(jobs, retailSimulation, {
      order: body,
      wait: body.wait,
      store,
      brand,
      user,
      now: clock(),
      callLimitSeconds: config.callLimitSeconds,
      reply,
      signal,
    }),
  );

  brandRoute(api, createRetailReport, async ({ body, brand, user, signal }) =>
    headerOf(await createReport(store, { ...body, brand, userId: user.id, now: clock(), signal })),
  );

  brandRoute(api, exploreRetailReport, ({ body, brand, user, signal }) =>
    answerExploration(store, retailReports, {
      body,
      brand,
      user,
      now: clock(),
      signal,
      tokens: drillTokens,
      cursors: pageCursors,
    }),
  );

  brandRoute(api, deleteRetailReport, async ({ params, brand, user }) => {
    const address = { family: 'RETAIL', id: params.id, brandIds: [brand.id] } as const;
    await deleteReport(store, { ...address, userId: user.id, now: clock() });
    return undefined;
  });
}
