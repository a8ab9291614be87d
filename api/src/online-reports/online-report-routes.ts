import {
  deleteOnlineReport,
  downloadLastReports,
  downloadReportExcel,
  exploreReportRows,
  listOnlineReports,
  listReportFields,
  prepareReport as prepareReportCall,
  readOnlineReport,
  readReportRows,
  simulateOnlineReport,
} from '@tallyhouse/shared/contracts/online-reports';
import { type ReportType } from '@tallyhouse/shared/contracts/report-fields';
import type { AppContext } from '../app-context';
import type { Api } from '../http/api';
import { brandRoute, route } from '../http/endpoint-route';
import { NotFound, ValidationFailed } from '../problems';
import { deleteReport } from '../reports/delete-report';
import { answerExploration, planView } from '../reports/explore-answer';
import { findContent, requireContent } from '../reports/find-content';
import { makeLastReportsArchive } from './last-reports-archive';
import { prepareReport } from '../reports/prepare-report';
import { headerOf } from '../reports/present-report';
import { listReports } from './queries/list-reports';
import { readHistory } from '../reports/queries/read-history';
import { readReport, readVersions } from '../reports/queries/read-reports';
import { readRows } from '../reports/queries/read-rows';
import { typesFor } from '../reports/report-family';
import { answerSimulation } from '../reports/simulation-job';
import { onlineSimulation } from './online-simulation';
import { reportFields, reportFieldsVersion } from './report-fields';
import { onlineReports } from './online-family';
import { writeWorkbook } from './report-workbook';

export function onlineReportRoutes(api: Api, context: AppContext): void {
  definitionRoutes(api, context);
  simulationRoutes(api, context);
  rowRoutes(api, context);
}

function definitionRoutes(api: Api, { store, clock }: AppContext): void {
  route(api, listOnlineReports, async ({ query, brandIds }) => {
    const { items, totalCount } = await listReports(store, brandIds, query);
    return { items, page: query.page, pageSize: query.pageSize, totalCount };
  });

  brandRoute(api, listReportFields, ({ query, brand }) => {
    const types = typesFor(onlineReports, brand.country).filter(
      ({ type }) => query.type === undefined || type === query.type,
    );
    if (types.length === 0) {
      throw new ValidationFailed([
        { field: 'type', code: 'UNKNOWN_TYPE', message: `There is no report "${query.type ?? ''}"` },
      ]);
    }
    return {
      version: reportFieldsVersion,
      fields: [...reportFields],
      types: types.map(({ bases, fields, ...type }): ReportType => ({
        ...type,
        bases: [...bases],
        fields: [...fields],
      })),
    };
  });

  route(api, readOnlineReport, async ({ query, brandIds }) => {
    const report = await readReport(store, { family: 'ONLINE', brandIds, id: query.id });
    if (report === undefined) throw new NotFound('report');
    const { definition, meta } = await requireContent(store, report);
    const versions = await readVersions(store, report);
    const history = await readHistory(store, report.id);
    return { report: headerOf(report), definition, meta, history, versions: versions.map(headerOf) };
  });

  brandRoute(api, deleteOnlineReport, async ({ params, brand, user }) => {
    await deleteReport(store, {
      family: 'ONLINE',
      id: params.id,
      brandId: brand.id,
      userId: user.id,
      now: clock(),
    });
    return undefined;
  });
}

function simulationRoutes(api: Api, { store, clock, jobs }: AppContext): void {
  brandRoute(api, simulateOnlineReport, ({ body, brand, user, reply, signal }) =>
    answerSimulation(jobs, onlineSimulation, {
      order: body,
      wait: body.wait,
      store,
      brand,
      user,
      now: clock(),
      reply,
      signal,
    }),
  );

  brandRoute(api, prepareReportCall, async ({ body, brand, user }) =>
    headerOf(await prepareReport(store, { ...body, brand, userId: user.id, now: clock() })),
  );
}

function rowRoutes(api: Api, { store, clock }: AppContext): void {
  brandRoute(api, readReportRows, async ({ body, brand, signal }) => {
    const { report, content } = await findContent(store, 'ONLINE', { ...body, brand, now: clock() });
    const window = { after: (body.page - 1) * body.pageSize, count: body.pageSize };
    return {
      report: report === null ? null : headerOf(report),
      columns: [...content.columns],
      rows: await readRows(store, content, window, { signal }),
      totals: content.columns.map(({ field }) => content.totals[field] ?? null),
      page: body.page,
      pageSize: body.pageSize,
      totalCount: content.rowCount,
      contentHash: content.contentHash,
    };
  });

  brandRoute(api, exploreReportRows, ({ body, brand, user, signal }) =>
    answerExploration(store, onlineReports, { body, brand, user, now: clock(), signal }),
  );

  brandRoute(api, downloadReportExcel, async ({ body, brand, user, signal }) => {
    const planned = await planView(store, onlineReports, { body, brand, user, now: clock() });
    const content = await writeWorkbook(store, {
      brand,
      userName: user.name,
      ...planned,
      now: clock(),
      signal,
    });
    return { fileName: 'report.xlsx', content };
  });

  brandRoute(api, downloadLastReports, async ({ brand }) => ({
    fileName: 'lastreports.zip',
    content: await makeLastReportsArchive(store, brand.id, clock()),
  }));
}
