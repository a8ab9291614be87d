import { cancelJob, readJob } from '@tallyhouse/shared/contracts/jobs';
import type { AppContext } from '../app-context';
import type { Api } from '../http/api';
import { route } from '../http/endpoint-route';

export function jobRoutes(api: Api, { jobs }: AppContext): void {
  route(api, readJob, ({ params, user }) => jobs.read(params.id, user.id));
  route(api, cancelJob, ({ params, user }) => jobs.cancel(params.id, user.id));
}
