import {
  chooseStartView,
  createSavedSearch,
  deleteSavedSearch,
  duplicateSavedSearch,
  editSavedSearch,
  listSavedSearches,
  restoreSavedSearch,
  runSavedSearch,
  scheduleSavedSearch,
  shareSavedSearch,
  type SavedSearch,
} from '@tallyhouse/shared/contracts/saved-searches';
import type { FastifyReply } from 'fastify';
import type { AppContext } from '../../platform/routes/app-context';
import type { Api } from '../../platform/routes/api';
import { brandRoute, type Call } from '../../platform/routes/endpoint-route';
import type { ActiveBrand, CurrentUser } from '../../platform/auth/current-user';
import { NotFound } from '../../platform/http/problems';
import { versionOf } from '../../platform/http/if-match';
import { restorableSince } from '../../reporting/retail/retail-filters/restorable';
import {
  createSearch,
  deleteSearch,
  editSearch,
  requireSearch,
  restoreSearch,
  shareSearch,
  type SearchEditor,
} from './change-searches';
import { presentSearch } from './present-search';
import { readSearches } from './queries/read-searches';
import { writeRun, writeStartView } from './queries/write-search';
import { runSearch } from './run-search';
import { scheduleSearch } from './schedule-search';
import { searchInWords } from './search-words';

/** What a screen is asked for again and again: kept, shared, run, and run by itself. */
export function savedSearchRoutes(api: Api, context: AppContext): void {
  keepingRoutes(api, context);
  ownerRoutes(api, context);
  usingRoutes(api, context);
}

function keepingRoutes(api: Api, context: AppContext): void {
  const { store, clock } = context;
  brandRoute(api, createSavedSearch, async ({ body, reply, ...call }) => {
    const editor = editorOf(call, clock());
    return present(context, editor, await createSearch(store, editor, body), reply);
  });

  brandRoute(api, editSavedSearch, async ({ params, body, reply, ...call }) => {
    const editor = editorOf(call, clock());
    const expected = versionOf(call.request.headers['if-match']);
    await editSearch(store, editor, { id: params.id, expected, text: body });
    return present(context, editor, params.id, reply);
  });

  brandRoute(api, deleteSavedSearch, async ({ params, ...call }) => {
    await deleteSearch(store, editorOf(call, clock()), params.id);
    return undefined;
  });

  brandRoute(api, restoreSavedSearch, async ({ params, reply, ...call }) => {
    const editor = editorOf(call, clock());
    await restoreSearch(store, editor, params.id);
    return present(context, editor, params.id, reply);
  });
}

function ownerRoutes(api: Api, context: AppContext): void {
  const { store, clock } = context;
  brandRoute(api, duplicateSavedSearch, async ({ params, body, reply, ...call }) => {
    const editor = editorOf(call, clock());
    const search = await requireSearch(store, editor, params.id);
    const { screen, query, periodRule, columns } = search;
    const name = body.name ?? `${search.name.slice(0, 73)} (copy)`;
    const text = { name, screen, query, periodRule, columns, shared: false };
    return present(context, editor, await createSearch(store, editor, text), reply);
  });

  brandRoute(api, shareSavedSearch, async ({ params, body, reply, ...call }) => {
    const editor = editorOf(call, clock());
    await shareSearch(store, editor, { id: params.id, shared: body.shared });
    return present(context, editor, params.id, reply);
  });

  brandRoute(api, scheduleSavedSearch, async ({ params, body, reply, ...call }) => {
    const editor = editorOf(call, clock());
    await scheduleSearch(store, editor, { id: params.id, schedule: body.schedule });
    return present(context, editor, params.id, reply);
  });
}

function usingRoutes(api: Api, context: AppContext): void {
  const { store, clock } = context;
  brandRoute(api, listSavedSearches, async ({ query, brand, user, signal }) => {
    const { id, page, pageSize, deleted } = query;
    const deletedSince = deleted === 'true' ? restorableSince(clock()) : null;
    const reader = { brandId: brand.id, userId: user.id };
    const ids = id === undefined ? undefined : [id];
    const list = await readSearches(store, reader, { ...query, ids, deletedSince }, { signal });
    if (ids !== undefined && list.totalCount === 0) throw new NotFound('saved search');
    const items = list.items.map((search) => presentSearch(search, user.id, brand));
    return { items, totalCount: list.totalCount, page, pageSize };
  });

  brandRoute(api, chooseStartView, async ({ params, body, reply, ...call }) => {
    const editor = editorOf(call, clock());
    const { screen, isStartView } = await requireSearch(store, editor, params.id);
    const start = { userId: editor.user.id, brandId: editor.brand.id, screen };
    if (body.isStartView !== isStartView) {
      await store.tx((tx) => writeStartView(tx, start, body.isStartView ? params.id : null));
    }
    return present(context, editor, params.id, reply);
  });

  brandRoute(api, runSavedSearch, async ({ params, ...call }) => {
    const { brand, request } = call;
    const now = clock();
    const search = await requireSearch(store, editorOf(call, now), params.id);
    const { count, query } = await runSearch(api.server, search, { request, brand, now });
    await store.tx((tx) => writeRun(tx, { id: search.id, count, now }));
    return {
      count,
      ranAt: now.toISOString(),
      filtersText: searchInWords(search, search.setWords ?? []).filtersText,
      goTo: { path: search.screen, query },
    };
  });
}

type EditorCall = Pick<Call<unknown, unknown, unknown>, 'request'> & {
  readonly brand: ActiveBrand;
  readonly user: CurrentUser;
};

function editorOf({ brand, user, request }: EditorCall, now: Date): SearchEditor {
  return { brand, user, now, address: request.ip };
}

async function present(
  { store }: AppContext,
  editor: SearchEditor,
  id: string,
  reply: FastifyReply,
): Promise<SavedSearch> {
  const search = await requireSearch(store, editor, id);
  void reply.header('ETag', `"${search.version}"`);
  return presentSearch(search, editor.user.id, editor.brand);
}
