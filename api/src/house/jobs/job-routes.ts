import { access, constants } from 'node:fs/promises';
import { cancelJob, downloadJobFile, listJobs, readJob, removeJob } from '@tallyhouse/shared/contracts/jobs';
import type { AppContext } from '../../platform/routes/app-context';
import type { Api } from '../../platform/routes/api';
import { route } from '../../platform/routes/endpoint-route';
import { NotFound } from '../../platform/http/problems';
import { sendRange } from './send-range';

export function jobRoutes(api: Api, { jobs }: AppContext): void {
  route(api, listJobs, async ({ user }) => ({ items: await jobs.list(user) }));
  route(api, readJob, ({ params, user }) => jobs.read(params.id, user));
  route(api, cancelJob, ({ params, user }) => jobs.cancel(params.id, user));
  route(api, removeJob, async ({ params, user }) => {
    await jobs.remove(params.id, user);
    return undefined;
  });
  route(api, downloadJobFile, async ({ params, user, request, reply }) => {
    const file = await jobs.fileOf(params.id, user);
    // Somebody cleared the data folder, or another process has another one.
    await access(file.path, constants.R_OK).catch(() => {
      throw new NotFound('file');
    });
    return sendRange(request, reply, file);
  });
}
