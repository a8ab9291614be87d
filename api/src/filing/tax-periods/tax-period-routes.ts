import type { FastifyRequest } from 'fastify';
import {
  confirmTaxProposal,
  fileTaxPeriod,
  payTaxPeriod,
  returnTaxProposal,
  reverseTaxPayment,
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
import { openPlayerVisibility } from '../../platform/access/player-visibility';
import type { AppContext } from '../../platform/routes/app-context';
import type { ActiveBrand, CurrentUser } from '../../platform/auth/current-user';
import { keyOfTaxPeriodId } from '../../domain/tax-period/tax-period-key';
import { NotFound } from '../../platform/http/problems';
import { actForBrands } from '../../store/brand-scope';
import type { Endpoint } from '@tallyhouse/shared/contracts/endpoint';
import { noteSeveralBrands } from '../../platform/http/calls-of-several-brands';
import { heldBrandIds } from '../../platform/routes/in-brands-of';
import type { TaxPeriod } from '@tallyhouse/shared/contracts/tax-periods';
import { readCoverage } from '../../taxes/assessment/coverage';
import { requireWhole } from './find-period';
import type { Api } from '../../platform/routes/api';
import { brandRoute, route } from '../../platform/routes/endpoint-route';
import { heldQuestionRoute } from '../../platform/routes/question-route';
import { versionOf } from '../../platform/http/if-match';
import { readCurrentPack } from '../../taxes/assessment/read-current-pack';
import { confirmProposal, returnProposal } from './decide';
import { listPeriods, totalsOf } from './list-periods';
import { fileByHand, payPeriod } from './pay';
import { reversePayment } from './reverse-payment';
import { withFilings } from './with-filings';
import type { PeriodEditor } from './period-editor';
import { readDetail } from './present-detail';
import { proposeAmend, proposeClose, proposeReopen } from './propose';
import { readChanges } from './read-changes';
import { readPaper } from './read-paper';
import { readRegister } from './read-register';
import { simulatePeriod } from './simulate-period';
import { keepTaxCalendar } from './tax-calendar';
import { whatWithholds } from '../../platform/access/blind/blindness';

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

  heldQuestionRoute(api, listTaxPeriods, async ({ query, brands, heldIds, signal }) => {
    const { page, pageSize } = query;
    const scope = { ...(await scopeOf(brands.map(({ id }) => id))), heldIds };
    const question = { ...query, includeUnverified: query.includeUnverified === 'true' };
    const found = await listPeriods(store, scope, question, { signal });
    const shown = found.periods.filter((period) => whatWithholdsPeriod(period) === undefined);
    const withheld = found.periods.filter((period) => !shown.includes(period));
    return {
      items: await withFilings(store, shown.slice((page - 1) * pageSize, page * pageSize), scope.now),
      page,
      pageSize,
      totalCount: shown.length,
      totals: withheld.length === 0 ? totalsOf(shown) : [],
      ...(withheld.length === 0 ? {} : { withheld }),
      ...(found.spanning.length === 0 ? {} : { spanning: found.spanning }),
      unclassified: found.unclassified,
      notComputed: found.notComputed,
    };
  });

  route(api, readTaxPeriod, async ({ params, reply, signal, ...call }) => {
    const detail = await inWholePeriod(
      context,
      call,
      { id: params.id, endpoint: readTaxPeriod },
      async (brandIds) => readDetail(store, await scopeOf(brandIds), params.id, { signal }),
    );
    void reply.header('ETag', `"${detail.revision}"`);
    return detail;
  });

  route(api, readWorkingPaper, async ({ params, query, user, signal, ...call }) => {
    const version = query.version === undefined ? undefined : Number(query.version);
    const asked = {
      id: params.id,
      version,
      split: query.split,
      seal: { tokens: drillTokens, userId: user.id },
    };
    return inWholePeriod(
      context,
      { ...call, user },
      { id: params.id, endpoint: readWorkingPaper },
      async (brandIds) => readPaper(store, await scopeOf(brandIds), asked, { signal }),
    );
  });

  brandRoute(api, readTaxRegister, async ({ params, query, brand, user, brandIds, request, signal }) => {
    const object = { kind: 'tax-period', id: params.id } as const;
    const seen = { id: params.id, endpoint: readTaxRegister };
    return inWholePeriod(context, { user, brandIds, request }, seen, async (covered) => {
      const visibility = await openPlayerVisibility(context, { user, brand, request, object });
      return readRegister(store, await scopeOf(covered), { ...query, id: params.id, visibility }, { signal });
    });
  });

  brandRoute(api, readTaxChanges, async ({ params, query, brand, signal, ...call }) =>
    inWholePeriod(context, call, { id: params.id, endpoint: readTaxChanges }, async (covered) =>
      readChanges(store, await scopeOf(covered), { ...query, id: params.id, brand }, { signal }),
    ),
  );

  brandRoute(api, simulateTaxPeriod, async ({ params, body, signal, ...call }) =>
    inWholePeriod(context, call, { id: params.id, endpoint: simulateTaxPeriod }, async (covered) =>
      simulatePeriod(store, await scopeOf(covered), { ...body, id: params.id }, { signal }),
    ),
  );
}

function proposingRoutes(api: Api, context: AppContext): void {
  const { store } = context;

  brandRoute(api, closeTaxPeriod, async ({ params, body, ...call }) => {
    const expected = versionOf(call.request.headers['if-match']);
    return asEditor(context, call, { id: params.id, endpoint: closeTaxPeriod }, (editor) =>
      proposeClose(store, editor, { ...body, id: params.id, expected }),
    );
  });

  brandRoute(api, reopenTaxPeriod, async ({ params, body, ...call }) => {
    const expected = versionOf(call.request.headers['if-match']);
    return asEditor(context, call, { id: params.id, endpoint: reopenTaxPeriod }, (editor) =>
      proposeReopen(store, editor, { ...body, id: params.id, expected }),
    );
  });

  brandRoute(api, amendTaxPeriod, async ({ params, body, ...call }) => {
    const expected = versionOf(call.request.headers['if-match']);
    return asEditor(context, call, { id: params.id, endpoint: amendTaxPeriod }, (editor) =>
      proposeAmend(store, editor, { ...body, method: body.method, id: params.id, expected }),
    );
  });
}

function decidingRoutes(api: Api, context: AppContext): void {
  const { store } = context;

  brandRoute(api, confirmTaxProposal, async ({ params, body, ...call }) =>
    asEditor(context, call, { id: params.id, endpoint: confirmTaxProposal }, (editor) =>
      confirmProposal(store, editor, { ...body, id: params.id }),
    ),
  );

  brandRoute(api, returnTaxProposal, async ({ params, body, ...call }) =>
    asEditor(context, call, { id: params.id, endpoint: returnTaxProposal }, (editor) =>
      returnProposal(store, editor, { ...body, id: params.id }),
    ),
  );
}

function payingRoutes(api: Api, context: AppContext): void {
  const { store } = context;

  brandRoute(api, fileTaxPeriod, async ({ params, body, ...call }) =>
    asEditor(context, call, { id: params.id, endpoint: fileTaxPeriod }, (editor) =>
      fileByHand(store, editor, params.id, body.ackRef),
    ),
  );

  brandRoute(api, payTaxPeriod, async ({ params, body, ...call }) =>
    asEditor(context, call, { id: params.id, endpoint: payTaxPeriod }, (editor) =>
      payPeriod(store, editor, params.id, body),
    ),
  );

  brandRoute(api, reverseTaxPayment, async ({ params, body, ...call }) => {
    const expected = versionOf(call.request.headers['if-match']);
    return asEditor(context, call, { id: params.id, endpoint: reverseTaxPayment }, (editor) =>
      reversePayment(store, editor, { ...body, id: params.id, expected }),
    );
  });
}

interface PeriodCall {
  readonly user: CurrentUser;
  /** The brands that the call is about. */
  readonly brandIds: readonly string[];
  readonly request: FastifyRequest;
}

interface Seen {
  readonly id: string;
  /** The call, which the caller has to be allowed for every brand of the period. */
  readonly endpoint: Pick<Endpoint, 'access'>;
}

/** Does `action` to a period as who may do it for all of its brands, and gives the period as it is then. */
function asEditor(
  context: AppContext,
  call: PeriodCall & { readonly brand: ActiveBrand },
  seen: Seen,
  deed: (editor: PeriodEditor) => Promise<void>,
) {
  const { store, clock } = context;
  return inWholePeriod(context, call, seen, async (brandIds) => {
    const { user, brand } = call;
    const editor = {
      ...{ user, brandId: brand.id, brandIds },
      ...{ pack: await readCurrentPack(store), now: clock() },
    };
    await deed(editor);
    return readDetail(store, editor, seen.id);
  });
}

/**
 * Does `work` in the scope of all brands of a period, one of which the call is about.
 *
 * Errors: `NotFound`; `PERIOD_SPANS_BRANDS` (403) unless the caller may make the call for each.
 */
async function inWholePeriod<T>(
  { store }: AppContext,
  { user, brandIds, request }: PeriodCall,
  { id, endpoint }: Seen,
  work: (brandIds: readonly string[]) => Promise<T>,
): Promise<T> {
  const key = keyOfTaxPeriodId(id);
  if (key === null) throw new NotFound('tax period');
  const coverage = await readCoverage(store);
  if (!coverage.brandsOf(key).some((one) => brandIds.includes(one))) throw new NotFound('tax period');
  const covered = requireWhole(key, coverage, heldBrandIds(endpoint, user));
  if (covered.length > 1) noteSeveralBrands(request);
  return actForBrands(covered, () => work(covered));
}

/** The waiting report from whose total figures of a period would tell. */
function whatWithholdsPeriod({ brandId, brands = [], period }: TaxPeriod) {
  const ids = [brandId, ...brands.map(({ id }) => id)];
  return ids.map((one) => whatWithholds({ brandId: one, period })).find((scope) => scope !== undefined);
}
