import {
  ingestLoadBatch,
  listLoadBatches as listLoadBatchesCall,
  listLoadRejects as listLoadRejectsCall,
} from '@tallyhouse/shared/contracts/load-data';
import type { AppContext } from '../app-context';
import type { Api } from '../http/api';
import { route } from '../http/endpoint-route';
import { listLoadBatches } from '../loads/list-load-batches';
import { listLoadRejects } from '../loads/list-load-rejects';
import { NotFound } from '../problems';
import { ingestUpload } from './ingest-upload';

/** What arrived, what was refused of it, and taking in one more file. */
export function loadDataRoutes(api: Api, { store, clock }: AppContext): void {
  route(api, listLoadBatchesCall, ({ query, brandIds }) => listLoadBatches(store, { brandIds, query }));

  route(api, listLoadRejectsCall, async ({ params, query, brandIds }) => {
    const rejects = await listLoadRejects(store, { brandIds, batchId: params.id, query });
    if (rejects === null) throw new NotFound('batch');
    return rejects;
  });

  route(api, ingestLoadBatch, async ({ upload, brandIds, signal }) => ({
    batch: await ingestUpload(store, { text: upload, loadedAt: clock(), brandIds, signal }),
  }));
}
