import {
  assignDataExceptions,
  listDataExceptions,
  waiveDataExceptions,
} from '@tallyhouse/shared/contracts/data-exceptions';
import type { AppContext } from '../../platform/routes/app-context';
import { presentChangeDetail } from '../../house/changes/change-content';
import { requireChange } from '../../house/changes/decide-change';
import { proposeChange } from '../../house/changes/propose-change';
import { createSqlParams } from '../../store/sql-params';
import type { Api } from '../../platform/routes/api';
import { route } from '../../platform/routes/endpoint-route';
import { NotFound } from '../../platform/http/problems';
import { assignExceptions } from './assign-exceptions';
import { listExceptions, readExceptions } from './list-exceptions';

/** Records that break laws of data: who looks after them, and what two people let stand. */
export function dataExceptionRoutes(api: Api, { store, clock }: AppContext): void {
  route(api, listDataExceptions, ({ query, brandIds, signal }) =>
    listExceptions(store, { ...query, brandIds, now: clock() }, { signal }),
  );

  route(api, assignDataExceptions, async ({ body, brandIds, user }) => {
    const now = clock();
    await assignExceptions(store, { ...body, brandIds, actorId: user.id, now });
    return { items: await readExceptions(store, { brandIds, ids: body.ids, now }) };
  });

  route(api, waiveDataExceptions, async ({ body: { ids, reason }, brandIds, user, request }) => {
    const now = clock();
    const known = await readExceptions(store, { brandIds, ids, now });
    if (known.length < new Set(ids).size) throw new NotFound('exception');
    const id = await proposeChange(
      store,
      { kind: 'DATA_WAIVER', payload: { exceptionIds: ids }, reason },
      { user, brandIds, now, address: request.ip, permission: 'loads.manage' },
    );
    const params = createSqlParams(id);
    await store.query(
      `update data_exception set waiver_change_id = $1 where state = 'OPEN' and id in (${params.addAll(ids)})`,
      params.values,
    );
    return presentChangeDetail(await requireChange(store, { user, brandIds, now }, id), user);
  });
}
