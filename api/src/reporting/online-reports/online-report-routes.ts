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
import { readReportChanges } from '@tallyhouse/shared/contracts/report-changes';
import { openRowSight } from '../reports/personal-columns';
import { wordsOfFile } from '../export-files/words/file-words';
import { watermarkOf } from '../../platform/access/watermark';
import type { AppContext } from '../../platform/routes/app-context';
import type { Api } from '../../platform/routes/api';
import { brandRoute, route } from '../../platform/routes/endpoint-route';
import { deleteReport } from '../reports/delete-report';
import { answerExploration, planView } from '../lineage/explore-answer';
import { findContent } from '../reports/find-content';
import { makeLastReportsArchive } from './last-reports-archive';
import { prepareReport } from '../reports/prepare-report';
import { headerOf } from '../reports/present-report';
import { answerReportFields } from '../reports/report-fields-answer';
import { answerReportList } from '../reports/report-list-answer';
import { readReportDetail } from '../reports/read-report-detail';
import { readRows } from '../reports/queries/read-rows';
import { answerSimulation } from '../simulations/simulation-job';
import { answerReportChanges } from '../reports/difference/answer-report-changes';
import { onlineSimulation } from './online-simulation';
import { onlineReports } from '../reports/families/online-family';
import { writeWorkbook } from './report-workbook';

export function onlineReportRoutes(api: Api, context: AppContext): void {
  definitionRoutes(api, context);
  simulationRoutes(api, context);
  rowRoutes(api, context);
}

function definitionRoutes(api: Api, { store, clock }: AppContext): void {
  route(api, listOnlineReports, ({ query, brandIds }) =>
    answerReportList(store, { family: 'ONLINE', brandIds }, query),
  );

  brandRoute(api, listReportFields, ({ query, brand }) =>
    answerReportFields(onlineReports, brand.country, query.type),
  );

  route(api, readOnlineReport, ({ query, brandIds }) =>
    readReportDetail(store, { family: 'ONLINE', brandIds, id: query.id }),
  );

  brandRoute(api, readReportChanges, ({ query, brand, signal }) =>
    answerReportChanges(store, 'ONLINE', { ...query, brand, now: clock() }, { signal }),
  );

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

function simulationRoutes(api: Api, { store, clock, config, jobs }: AppContext): void {
  brandRoute(api, simulateOnlineReport, ({ body, brand, user, reply, signal }) =>
    answerSimulation(jobs, onlineSimulation, {
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

  brandRoute(api, prepareReportCall, async ({ body, brand, user }) =>
    headerOf(await prepareReport(store, { ...body, brand, userId: user.id, now: clock() })),
  );
}

function rowRoutes(api: Api, { store, clock, drillTokens, pageCursors }: AppContext): void {
  brandRoute(api, readReportRows, async ({ body, brand, user, signal }) => {
    const { report, content } = await findContent(store, 'ONLINE', { ...body, brand, now: clock() });
    // Rows of a content are numbered without gaps: the place of a row is its number.
    const paged = { contentId: content.id, question: null };
    const from = body.cursor === undefined ? null : pageCursors.open(paged, body.cursor);
    const after = from?.rowsBefore ?? (body.page - 1) * body.pageSize;
    const end = after + body.pageSize;
    const window = { after, count: body.pageSize };
    const sight = await openRowSight(store, { user, brand, family: onlineReports }, content.columns);
    return {
      report: report === null ? null : headerOf(report),
      columns: [...content.columns],
      rows: (await readRows(store, content, window, { signal })).map((row) => sight.show(row)),
      maskedFields: [...sight.maskedFields],
      totals: content.columns.map(({ field }) => content.totals[field] ?? null),
      page: Math.floor(after / body.pageSize) + 1,
      pageSize: body.pageSize,
      nextCursor:
        end >= content.rowCount
          ? null
          : pageCursors.seal(paged, { place: { keys: [], rowNo: end }, rowsBefore: end }),
      totalCount: content.rowCount,
      contentHash: content.contentHash,
    };
  });

  brandRoute(api, exploreReportRows, ({ body, brand, user, signal }) =>
    answerExploration(store, onlineReports, {
      body,
      brand,
      user,
      now: clock(),
      signal,
      tokens: drillTokens,
      cursors: pageCursors,
    }),
  );

  brandRoute(api, downloadReportExcel, async ({ body, query, brand, user, signal }) => {
    const planned = await planView(store, onlineReports, { body, brand, user, now: clock() });
    const content = await writeWorkbook(store, {
      brand,
      user,
      watermark: watermarkOf(user, brand.id, clock()),
      words: wordsOfFile('xlsx', query.language),
      ...planned,
      now: clock(),
      signal,
    });
    return { fileName: 'report.xlsx', content };
  });

  brandRoute(api, downloadLastReports, async ({ brand, user }) => ({
    fileName: 'lastreports.zip',
    content: await makeLastReportsArchive(store, { brand, user, now: clock() }),
  }));
}
