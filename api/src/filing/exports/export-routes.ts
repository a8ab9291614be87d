import { createExport } from '@tallyhouse/shared/contracts/exports';
import type { Job } from '@tallyhouse/shared/contracts/jobs';
import type { AppContext } from '../../platform/routes/app-context';
import type { Api } from '../../platform/routes/api';
import { brandRoute } from '../../platform/routes/endpoint-route';
import { Conflict } from '../../platform/http/problems';
import { exportOrder } from './export-job';
import { requireSource } from './export-source';

export function exportRoutes(api: Api, { jobs, clock, config }: AppContext): void {
  brandRoute(api, createExport, async ({ body, brand, user, reply }) => {
    requireSource(body.source, user, brand);
    requireRoom(await jobs.list(user), config.exportQuotaMb);
    const input = { ...body, orderedAt: clock().toISOString() };
    const job = await jobs.start(exportOrder, { ownerId: user.id, brandId: brand.id, input });
    void reply.header('Location', `/api/Jobs/${job.id}`);
    return job;
  });
}

/** Errors: `QUOTA_EXCEEDED` when the files that a user has already made take all the room they may. */
function requireRoom(jobs: readonly Job[], quotaMb: number): void {
  const takenBytes = jobs.reduce((sum, { file }) => sum + (file?.sizeBytes ?? 0), 0);
  if (takenBytes < quotaMb * 1024 * 1024) return;
  throw new Conflict(
    'QUOTA_EXCEEDED',
    'Your export storage is full',
    `They total ${quotaMb} MB or more. Delete some of them, or wait: each is deleted 24 hours after it was created.`,
  );
}
