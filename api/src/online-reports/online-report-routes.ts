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
import type { ActiveBrand, CurrentUser } from '../auth/current-user';
import { readHiding } from '../blacklists/hidden-columns';
import type { Api } from '../http/api';
import { brandRoute, route } from '../http/endpoint-route';
import { NotFound, ValidationFailed } from '../problems';
import { deleteReport } from './delete-report';
import { cellsOfView, exploreTotals, keyOf, planExploration, type Exploration } from './explore-report';
import { findContent, requireContent, type RowsOf } from './find-content';
import { makeLastReportsArchive } from './last-reports-archive';
import { prepareReport } from './prepare-report';
import { headerOf } from './present-report';
import { exploreRows } from './queries/explore-rows';
import { listReports } from './queries/list-reports';
import { readHistory } from './queries/read-history';
import { readReport, readVersions } from './queries/read-reports';
import { readRows } from './queries/read-rows';
import { planReport } from './report-definition';
import { reportFields, reportFieldsVersion } from './report-fields';
import { reportTypesOf } from './report-types';
import { writeWorkbook } from './report-workbook';
import { simulateReport } from './simulate-report';

// A person waits that long for an answer; after it, a progress bar is better.
const patienceMs = 10_000;

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
    const types = reportTypesOf(brand.country).filter(
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
    const report = await readReport(store, brandIds, query.id);
    if (report === undefined) throw new NotFound('report');
    const { definition, meta } = await requireContent(store, report);
    const versions = await readVersions(store, report);
    const history = await readHistory(store, report.id);
    return { report: headerOf(report), definition, meta, history, versions: versions.map(headerOf) };
  });

  brandRoute(api, deleteOnlineReport, async ({ params, brand, user }) => {
    await deleteReport(store, { id: params.id, brandId: brand.id, userId: user.id, now: clock() });
    return undefined;
  });
}

function simulationRoutes(api: Api, { store, clock, jobs }: AppContext): void {
  brandRoute(api, simulateOnlineReport, async ({ body, brand, user, reply, signal: gone }) => {
    const now = clock();
    const plan = planReport(brand, body, now);
    const job = jobs.start({
      kind: 'online-simulation',
      owner: user.id,
      work: (run) =>
        simulateReport(store, plan, {
          brand,
          userId: user.id,
          now,
          signal: run.signal,
          progress: (...step) => run.progress(...step),
        }),
    });
    // Nobody waits for the answer any more: the query behind it stops too.
    if (body.wait) gone.addEventListener('abort', () => void jobs.cancel(job.id, user.id));
    const finished = body.wait ? await job.resultWithin(patienceMs) : undefined;
    if (finished !== undefined) return finished.value;
    void reply.code(202).header('Location', `/api/Jobs/${job.id}`);
    return job.read();
  });

  brandRoute(api, prepareReportCall, async ({ body, brand, user }) =>
    headerOf(await prepareReport(store, { ...body, brand, userId: user.id, now: clock() })),
  );
}

function rowRoutes(api: Api, { store, clock }: AppContext): void {
  brandRoute(api, readReportRows, async ({ body, brand, signal }) => {
    const { report, content } = await findContent(store, brand, body, clock());
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

  async function plan(brand: ActiveBrand, user: CurrentUser, body: Exploration & RowsOf) {
    const found = await findContent(store, brand, body, clock());
    const hiding = await readHiding(store, { brand, user, type: found.content.definition.type });
    return { found, plan: planExploration(found.content, body, hiding) };
  }

  brandRoute(api, exploreReportRows, async ({ body, brand, user, signal }) => {
    const { found, plan: explored } = await plan(brand, user, body);
    const { report, content } = found;
    const window = { limit: body.pageSize, offset: (body.page - 1) * body.pageSize };
    const rows = await exploreRows(store, explored.view, window, { signal });
    const { totals, totalCount } = await exploreTotals(store, content, explored, { signal });
    return {
      report: report === null ? null : headerOf(report),
      columns: [...explored.columns],
      items: rows.map((row) => {
        const cells = cellsOfView(explored, row);
        return {
          key: keyOf(explored, row),
          values: Object.fromEntries(
            explored.columns.map(({ field }, index) => [field, cells[index] ?? null]),
          ),
          childCount: row.childCount,
        };
      }),
      page: body.page,
      pageSize: body.pageSize,
      totalCount,
      totals,
      currency: content.currency,
      meta: { ...content.meta, filtersText: [...explored.filtersText] },
      contentHash: content.contentHash,
    };
  });

  brandRoute(api, downloadReportExcel, async ({ body, brand, user, signal }) => {
    const planned = await plan(brand, user, body);
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
