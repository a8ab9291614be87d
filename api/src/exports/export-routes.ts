import { createExport } from '@tallyhouse/shared/contracts/exports';
import type { AppContext } from '../app-context';
import type { Api } from '../http/api';
import { brandRoute } from '../http/endpoint-route';
import { exportJob } from './export-job';
import { requireSource } from './export-source';

export function exportRoutes(api: Api, { jobs, clock }: AppContext): void {
  brandRoute(api, createExport, async ({ body, brand, user, reply }) => {
    requireSource(body.source, user, brand);
    const input = { ...body, orderedAt: clock().toISOString() };
    const job = await jobs.start(exportJob, { ownerId: user.id, brandId: brand.id, input });
    void reply.header('Location', `/api/Jobs/${job.id}`);
    return job;
  });
}
