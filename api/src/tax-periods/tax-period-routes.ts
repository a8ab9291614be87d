import {
  confirmTaxProposal,
  fileTaxPeriod,
  payTaxPeriod,
  returnTaxProposal,
} from '@tallyhouse/shared/contracts/tax-decisions';
import {
  amendTaxPeriod,
  closeTaxPeriod,
  listTaxPeriods,
  readTaxPeriod,
  readWorkingPaper,
  reopenTaxPeriod,
  simulateTaxPeriod,
} from '@tallyhouse/shared/contracts/tax-reporting';
import { readTaxChanges } from '@tallyhouse/shared/contracts/tax-changes';
import { readTaxRegister } from '@tallyhouse/shared/contracts/tax-register';
import { openPlayerSight } from '../access/player-sight';
import type { AppContext } from '../app-context';
import type { ActiveBrand, CurrentUser } from '../auth/current-user';
import type { Api } from '../http/api';
import { brandRoute, route } from '../http/endpoint-route';
import { brandQuestionRoute, questionRoute } from '../http/question-route';
import { versionOf } from '../http/if-match';
import { readCurrentPack } from '../rule-packs/read-current-pack';
import { confirmProposal, returnProposal } from './decide';
import { listPeriods, totalsOf } from './list-periods';
import { fileByHand, payPeriod } from './pay';
import type { PeriodEditor } from './period-editor';
import { readDetail } from './present-detail';
import { proposeAmend, proposeClose, proposeReopen } from './propose';
import { readChanges } from './read-changes';
import { readPaper } from './read-paper';
import { readRegister } from './read-register';
import { simulatePeriod } from './simulate-period';
import { keepTaxCalendar } from './tax-calendar';
import { whatWithholds } from '../access/blind/blindness';

/** Tax periods: what they come to, and what becomes of them. */
export function taxPeriodRoutes(api: Api, context: AppContext): void {
  readingRoutes(api, context);
  proposingRoutes(api, context);
  decidingRoutes(api, context);
  payingRoutes(api, context);
  keepTaxCalendar(api.server, context);
}

function readingRoutes(api: Api, context: AppContext): void {
  const { store, clock, drillTokens } = context;
  const scopeOf = async (brandIds: readonly string[]) => ({
    brandIds,
    pack: await readCurrentPack(store),
    now: clock(),
  });

  questionRoute(api, listTaxPeriods, async ({ query, brands, signal }) => {
    const { page, pageSize } = query;
    const scope = await scopeOf(brands.map(({ id }) => id));
    const question = { ...query, includeUnverified: query.includeUnverified === 'true' };
    const found = await listPeriods(store, scope, question, { signal });
    const shown = found.periods.filter((period) => whatWithholds(period) === undefined);
    const withheld = found.periods.filter((period) => !shown.includes(period));
    return {
      items: shown.slice((page - 1) * pageSize, page * pageSize),
      page,
      pageSize,
      totalCount: shown.length,
      totals: withheld.length === 0 ? totalsOf(shown) : [],
      ...(withheld.length === 0 ? {} : { withheld }),
      unclassified: found.unclassified,
      notComputed: found.notComputed,
    };
  });

  route(api, readTaxPeriod, async ({ params, brandIds, reply, signal }) => {
    const scope = await scopeOf(brandIds);
    const detail = await readDetail(store, scope, params.id, { signal });
    void reply.header('ETag', `"${detail.revision}"`);
    return detail;
  });

  route(api, readWorkingPaper, async ({ params, query, brandIds, user, signal }) => {
    const version = query.version === undefined ? undefined : Number(query.version);
    const asked = {
      id: params.id,
      version,
      split: query.split,
      seal: { tokens: drillTokens, userId: user.id },
    };
    return readPaper(store, await scopeOf(brandIds), asked, { signal });
  });

  brandRoute(api, readTaxRegister, async ({ params, query, brand, user, request, signal }) => {
    const object = { kind: 'tax-period', id: params.id } as const;
    const sight = await openPlayerSight(context, { user, brand, request, object });
    return readRegister(store, await scopeOf([brand.id]), { ...query, id: params.id, sight }, { signal });
  });

  brandQuestionRoute(api, readTaxChanges, async ({ params, query, brand, signal }) =>
    readChanges(store, await scopeOf([brand.id]), { ...query, id: params.id, brand }, { signal }),
  );

  brandRoute(api, simulateTaxPeriod, async ({ params, body, brand, signal }) =>
    simulatePeriod(store, await scopeOf([brand.id]), { ...body, id: params.id }, { signal }),
  );
}

function proposingRoutes(api: Api, context: AppContext): void {
  const { store } = context;

  brandRoute(api, closeTaxPeriod, async ({ params, body, request, ...call }) => {
    const editor = await editorOf(context, call);
    const expected = versionOf(request.headers['if-match']);
    await proposeClose(store, editor, { ...body, id: params.id, expected });
    return detailOf(context, editor, params.id);
  });

  brandRoute(api, reopenTaxPeriod, async ({ params, body, request, ...call }) => {
    const editor = await editorOf(context, call);
    const expected = versionOf(request.headers['if-match']);
    await proposeReopen(store, editor, { ...body, id: params.id, expected });
    return detailOf(context, editor, params.id);
  });

  brandRoute(api, amendTaxPeriod, async ({ params, body, request, ...call }) => {
    const editor = await editorOf(context, call);
    const expected = versionOf(request.headers['if-match']);
    await proposeAmend(store, editor, { ...body, method: body.method, id: params.id, expected });
    return detailOf(context, editor, params.id);
  });
}

function decidingRoutes(api: Api, context: AppContext): void {
  const { store } = context;

  brandRoute(api, confirmTaxProposal, async ({ params, body, ...call }) => {
    const editor = await editorOf(context, call);
    await confirmProposal(store, editor, { ...body, id: params.id });
    return detailOf(context, editor, params.id);
  });

  brandRoute(api, returnTaxProposal, async ({ params, body, ...call }) => {
    const editor = await editorOf(context, call);
    await returnProposal(store, editor, { ...body, id: params.id });
    return detailOf(context, editor, params.id);
  });
}

function payingRoutes(api: Api, context: AppContext): void {
  const { store } = context;

  brandRoute(api, fileTaxPeriod, async ({ params, body, ...call }) => {
    const editor = await editorOf(context, call);
    await fileByHand(store, editor, params.id, body.ackRef);
    return detailOf(context, editor, params.id);
  });

  brandRoute(api, payTaxPeriod, async ({ params, body, ...call }) => {
    const editor = await editorOf(context, call);
    await payPeriod(store, editor, params.id, body);
    return detailOf(context, editor, params.id);
  });
}

async function editorOf(
  { store, clock }: AppContext,
  { user, brand }: { readonly user: CurrentUser; readonly brand: ActiveBrand },
): Promise<PeriodEditor> {
  return { user, brandId: brand.id, pack: await readCurrentPack(store), now: clock() };
}

function detailOf({ store }: AppContext, { brandId, pack, now }: PeriodEditor, id: string) {
  return readDetail(store, { brandIds: [brandId], pack, now }, id);
}
