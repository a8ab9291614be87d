import {
  listKeptRetailReports,
  listRetailReportFields,
  readRetailReport,
} from '@tallyhouse/shared/contracts/kept-retail-reports';
import { readRetailReportChanges } from '@tallyhouse/shared/contracts/report-changes';
import type { AppContext } from '../../../platform/routes/app-context';
import type { Api } from '../../../platform/routes/api';
import { brandRoute, route } from '../../../platform/routes/endpoint-route';
import { answerReportChanges } from '../../reports/difference/answer-report-changes';
import { readReportDetail } from '../../reports/read-report-detail';
import { answerReportFields } from '../../reports/report-fields-answer';
import { answerReportList } from '../../reports/report-list-answer';
import { retailReports } from '../../reports/families/retail-family';

/** Kept retail reports, and what a new one can be made of: as their online twins. */
export function keptRetailReportRoutes(api: Api, { store, clock }: AppContext): void {
  route(api, listKeptRetailReports, ({ query, brandIds }) =>
    answerReportList(store, { family: 'RETAIL', brandIds }, query),
  );

  route(api, readRetailReport, ({ query, brandIds }) =>
    readReportDetail(store, { family: 'RETAIL', brandIds, id: query.id }),
  );

  brandRoute(api, readRetailReportChanges, ({ query, brand, signal }) =>
    answerReportChanges(store, 'RETAIL', { ...query, brand, now: clock() }, { signal }),
  );

  brandRoute(api, listRetailReportFields, ({ query, brand, user }) =>
    answerReportFields(retailReports, { brand, user, type: query.type }),
  );
}
