import type { FastifyRequest } from 'fastify';
import { openPlayerVisibility } from '../../platform/access/player-visibility';
import type { AppContext } from '../../platform/routes/app-context';
import type { Admission } from '../../platform/routes/admit';
import { NotFound } from '../../platform/http/problems';
import { findBatch } from './find-batch';
import { createRecordMask } from './mask-raw-record';

/** A call about the refused records of one batch. */
interface RejectsCall extends Pick<Admission, 'user' | 'brandIds'> {
  readonly params: { readonly id: string };
  readonly request: FastifyRequest;
}

/**
 * The batch of such a call, and how its records are shown: their players masked, unless the caller says why not.
 *
 * Errors: `NotFound`; as `openPlayerVisibility`.
 */
export async function openRejects(
  context: AppContext,
  { params, brandIds, user, request }: RejectsCall,
  call: string,
): Promise<{ batchId: string; isMasked: boolean; mask: (raw: string) => string }> {
  const batch = await findBatch(context.store, { id: params.id, brandIds });
  const brand = user.brands.find(({ id }) => id === batch.brand_id);
  if (brand === undefined) throw new NotFound('batch');
  const visibility = await openPlayerVisibility(context, {
    user,
    brand,
    request,
    object: { kind: 'call', id: call },
  });
  return { batchId: batch.id, isMasked: visibility.isMasked, mask: createRecordMask(batch, visibility) };
}
