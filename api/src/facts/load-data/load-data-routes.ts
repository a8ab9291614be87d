import {
  ingestLoadBatch,
  listLoadBatches as listLoadBatchesCall,
  listLoadRejects as listLoadRejectsCall,
} from '@tallyhouse/shared/contracts/load-data';
import {
  downloadRejects,
  explainGap as explainGapCall,
  ingestLoadFile,
  listExpectedBatches as listExpectedBatchesCall,
  readLoadBatch,
  reprocessBatch as reprocessBatchCall,
  supersedeBatch as supersedeBatchCall,
} from '@tallyhouse/shared/contracts/load-handling';
import type { AppContext } from '../../platform/routes/app-context';
import { inZone } from '../../house/settings/zones';
import type { Api } from '../../platform/routes/api';
import { route } from '../../platform/routes/endpoint-route';
import { listLoadBatches } from '../loads/list-load-batches';
import { listLoadRejects } from '../loads/list-load-rejects';
import { listExpectedBatches } from './expected-batches';
import { explainGap } from './explain-gap';
import { ingestUpload } from './ingest-upload';
import { readBatchDetail } from './read-batch-detail';
import { openRejects } from './open-rejects';
import { rejectsFile } from './rejects-file';
import { reprocessBatch } from './reprocess-batch';
import { supersedeBatch } from './supersede-batch';
import { withShownAmounts } from './shown-amounts';

/** What arrived, what should have, what was refused of it, and taking in, again and in the place of another. */
export function loadDataRoutes(api: Api, context: AppContext): void {
  readingRoutes(api, context);
  handlingRoutes(api, context);
}

function readingRoutes(api: Api, context: AppContext): void {
  const { store, clock } = context;
  route(api, listLoadBatchesCall, async ({ query, brand, brandIds }) => {
    const { items, ...page } = await listLoadBatches(store, { brandIds, query: inZone(query, brand) });
    return { ...page, items: items.map(withShownAmounts) };
  });

  route(api, listExpectedBatchesCall, async ({ query, brandIds }) => {
    const { page, pageSize } = query;
    const expected = await listExpectedBatches(store, { brandIds, question: query, now: clock() });
    return { ...expected, page, pageSize };
  });

  route(api, readLoadBatch, async ({ params, brandIds }) =>
    withShownAmounts(await readBatchDetail(store, { id: params.id, brandIds })),
  );

  route(api, listLoadRejectsCall, async ({ query, ...call }) => {
    const { batchId, mask, isMasked } = await openRejects(context, call, 'GET /api/LoadData/{id}/rejects');
    return { ...(await listLoadRejects(store, { batchId, query, mask })), isMasked };
  });

  route(api, downloadRejects, async ({ query, ...call }) => {
    const { batchId, mask } = await openRejects(context, call, 'GET /api/LoadData/{id}/rejectsFile');
    return rejectsFile(store, { batchId, code: query.code, mask });
  });
}

function handlingRoutes(api: Api, { store, clock }: AppContext): void {
  for (const endpoint of [ingestLoadBatch, ingestLoadFile]) {
    route(api, endpoint, async ({ upload, brandIds, user, signal }) => ({
      batch: withShownAmounts(
        await ingestUpload(store, {
          upload,
          loadedAt: clock(),
          brandIds,
          actorId: user.id,
          signal,
        }),
      ),
    }));
  }

  route(api, explainGapCall, ({ params, body, brandIds, user }) =>
    explainGap(store, { batch: { id: params.id, brandIds }, ...body, actorId: user.id, now: clock() }),
  );

  route(api, reprocessBatchCall, async ({ params, brandIds, user, signal }) => {
    const of = { batch: { id: params.id, brandIds }, actorId: user.id, now: clock(), signal };
    const { batch, ...rest } = await reprocessBatch(store, of);
    return { ...rest, batch: batch === null ? null : withShownAmounts(batch) };
  });

  route(api, supersedeBatchCall, async ({ params, upload, brandIds, user, signal }) => {
    const of = { batch: { id: params.id, brandIds }, upload, actorId: user.id, now: clock(), signal };
    const { batch, ...rest } = await supersedeBatch(store, of);
    return { ...rest, batch: withShownAmounts(batch) };
  });
}
