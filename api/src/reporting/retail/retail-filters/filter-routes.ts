import {
  activateFilters as activateFiltersCall,
  applyFilters as applyFiltersCall,
  createFilter as createFilterCall,
  deleteFilter as deleteFilterCall,
  editFilter as editFilterCall,
  loadFiltersList,
  previewFilter,
  restoreFilter as restoreFilterCall,
  type RetailFilter,
} from '@tallyhouse/shared/contracts/retail-filters';
import type { AppContext } from '../../../platform/routes/app-context';
import { readSnapshotId } from '../../../figures/snapshot';
import type { Api } from '../../../platform/routes/api';
import { brandRoute } from '../../../platform/routes/endpoint-route';
import { versionOf } from '../../../platform/http/if-match';
import { ValidationFailed } from '../../../platform/http/problems';
import { checkCriteria, criteriaInWords } from '../../reports/picked-tickets/criteria';
import type { Store } from '../../../store/store';
import { applyFilters } from './apply-filters';
import {
  activateFilters,
  createFilter,
  deleteFilter,
  editFilter,
  readerOf,
  requireFilter,
  restoreFilter,
  type FilterEditor,
} from './change-filters';
import { readEffect } from './filter-effect';
import { listFilters, presentFilters } from './present-filters';

export function filterRoutes(api: Api, context: AppContext): void {
  keepingRoutes(api, context);
  usingRoutes(api, context);
}

/** Filters being kept, changed and given up. */
function keepingRoutes(api: Api, { store, clock }: AppContext): void {
  brandRoute(api, createFilterCall, async ({ body, brand, user, reply }) => {
    const editor = { brand, user, now: clock() };
    const filter = await present(store, editor, await createFilter(store, editor, body));
    void reply.header('ETag', `"${filter.version}"`);
    return filter;
  });

  brandRoute(api, editFilterCall, async ({ query, body, brand, user, request, reply }) => {
    const editor = { brand, user, now: clock() };
    const expected = versionOf(request.headers['if-match']);
    await editFilter(store, editor, { id: query.filterId, expected, text: body });
    const filter = await present(store, editor, query.filterId);
    void reply.header('ETag', `"${filter.version}"`);
    return filter;
  });

  brandRoute(api, deleteFilterCall, async ({ query, brand, user }) => {
    await deleteFilter(store, { brand, user, now: clock() }, query.filterId);
    return undefined;
  });

  brandRoute(api, restoreFilterCall, async ({ query, brand, user }) => {
    const editor = { brand, user, now: clock() };
    await restoreFilter(store, editor, query.filterId);
    return present(store, editor, query.filterId);
  });
}

/** Filters being looked at, made active and applied. */
function usingRoutes(api: Api, { store, clock }: AppContext): void {
  brandRoute(api, loadFiltersList, ({ query, brand, user }) =>
    listFilters(store, readerOf({ brand, user }), { deleted: query.deleted === 'true', now: clock() }),
  );

  brandRoute(api, activateFiltersCall, async ({ body, brand, user }) => {
    const editor = { brand, user, now: clock() };
    await activateFilters(store, editor, body.filterIds);
    return listFilters(store, readerOf(editor), { deleted: false, now: editor.now });
  });

  brandRoute(api, applyFiltersCall, async ({ body, brand, user, signal }) => {
    const now = clock();
    const set = await applyFilters(store, { brand, user, now }, body);
    const effect = await readEffect(store, { ...set, period: body.period, brand, now, signal });
    return {
      ...effect,
      appliedSetId: set.id,
      snapshotId: await readSnapshotId(store, brand.id, now.toISOString()),
      branchState: { selected: [...set.branchState.selected], expanded: [...set.branchState.expanded] },
    };
  });

  brandRoute(api, previewFilter, ({ body, brand, signal }) => {
    const { criteria, period } = body;
    const errors = checkCriteria(criteria);
    if (errors.length > 0) throw new ValidationFailed(errors);
    return readEffect(store, {
      criteria,
      words: [criteriaInWords(criteria)],
      period,
      brand,
      now: clock(),
      signal,
    });
  });
}

async function present(store: Store, editor: FilterEditor, id: string): Promise<RetailFilter> {
  const [filter] = await presentFilters(store, readerOf(editor), [await requireFilter(store, editor, id)]);
  if (filter === undefined) throw new Error(`filter ${id} was written and is not there`);
  return filter;
}
