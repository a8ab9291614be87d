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
import { openRowVisibility } from '../reports/personal-columns';
import { wordsOfFile } from '../export-files/words/file-words';
import { watermarkOf } from '../../platform/access/watermark';
import type { AppContext } from '../../platform/routes/app-context';
import type { Api } from '../../platform/routes/api';
import { brandRoute, route } from '../../platform/routes/endpoint-route';
import { deleteReport } from '../reports/delete-report';
import { answerExploration, planView } from '../lineage/explore-answer';
import { findContent, type RowsOf } from '../reports/find-content';
import { makeLastReportsArchive } from './last-reports-archive';
import { prepareReport } from '../reports/prepare-report';
import { headerOf } from '../reports/present-report';
import { answerReportFields } from '../reports/report-fields-answer';
import { inWholeReport, inWholeReports, type WhichReport } from '../reports/in-whole-report';
import { reportRoute } from '../reports/report-route';
import { coveredBy } from '../../figures/brands-as-one';
import { answerReportList } from '../reports/report-list-answer';
import { readReportDetail } from '../reports/read-report-detail';
import { readRows } from '../reports/queries/read-rows';
import { answerSimulation } from '../simulations/simulation-job';
import { answerReportChanges } from '../reports/difference/answer-report-changes';
import { onlineSimulation } from './online-simulation';
import { onlineReports } from '../reports/families/online-family';
import { writeWorkbook } from './report-workbook';

const ofPath = ({ params }: { readonly params: { readonly id: string } }) => ({ reportId: params.id });
const ofBody = ({ body: { reportId, simulationId, type } }: { readonly body: RowsOf }): WhichReport => ({
  ...{ reportId, simulationId },
  ...(type !== undefined && { last: { family: 'ONLINE', type } }),
});

export function onlineReportRoutes(api: Api, context: AppContext): void {
  definitionRoutes(api, context);
  simulationRoutes(api, context);
  rowRoutes(api, context);
}

function definitionRoutes(api: Api, { store, clock }: AppContext): void {
  route(api, listOnlineReports, (call) =>
    inWholeReports(call, listOnlineReports, (of) =>
      answerReportList(store, { family: 'ONLINE', ...of }, call.query),
    ),
  );

  brandRoute(api, listReportFields, ({ query, brand, user }) =>
    answerReportFields(onlineReports, { brand, user, type: query.type }),
  );

  route(api, readOnlineReport, (call) => {
    const { id } = call.query;
    const whole = { of: { reportId: id }, access: readOnlineReport.access };
    return inWholeReport(store, call, whole, (brand) => {
      const brandIds = brand === undefined ? call.brandIds : coveredBy(brand);
      return readReportDetail(store, { family: 'ONLINE', brandIds, id });
    });
  });

  reportRoute(
    api,
    store,
    { endpoint: readReportChanges, of: ({ query }) => ({ reportId: query.id }) },
    ({ query, brand, signal }) =>
      answerReportChanges(store, 'ONLINE', { ...query, brand, now: clock() }, { signal }),
  );

  reportRoute(api, store, { endpoint: deleteOnlineReport, of: ofPath }, async ({ params, brand, user }) => {
    await deleteReport(store, {
      family: 'ONLINE',
      id: params.id,
      brandIds: coveredBy(brand),
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

  reportRoute(api, store, { endpoint: prepareReportCall, of: ofBody }, async ({ body, brand, user }) =>
    headerOf(await prepareReport(store, { ...body, brand, userId: user.id, now: clock() })),
  );
}

function rowRoutes(api: Api, { store, clock, drillTokens, pageCursors }: AppContext): void {
  reportRoute(api, store, { endpoint: readReportRows, of: ofBody }, async ({ body, brand, user, signal }) => {
    const { report, content } = await findContent(store, 'ONLINE', { ...body, brand, now: clock() });
    // Rows of a content are numbered without gaps: the place of a row is its number.
    const paged = { contentId: content.id, question: null };
    const from = body.cursor === undefined ? null : pageCursors.open(paged, body.cursor);
    const after = from?.rowsBefore ?? (body.page - 1) * body.pageSize;
    const end = after + body.pageSize;
    const window = { after, count: body.pageSize };
    const visibility = await openRowVisibility(
      store,
      { user, brand, family: onlineReports },
      content.columns,
    );
    return {
      report: report === null ? null : headerOf(report),
      columns: [...content.columns],
      rows: (await readRows(store, content, window, { signal })).map((row) => visibility.show(row)),
      maskedFields: [...visibility.maskedFields],
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

  reportRoute(api, store, { endpoint: exploreReportRows, of: ofBody }, ({ body, brand, user, signal }) =>
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

  reportRoute(
    api,
    store,
    { endpoint: downloadReportExcel, of: ofBody },
    async ({ body, query, brand, user, signal }) => {
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
    },
  );

  brandRoute(api, downloadLastReports, (call) =>
    inWholeReports(call, downloadLastReports, async (of) => {
      const { brand, user } = call;
      const content = await makeLastReportsArchive(store, { brand, of, user, now: clock() });
      return { fileName: 'lastreports.zip', content };
    }),
  );
}
