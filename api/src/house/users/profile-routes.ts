import {
  exportOwnData as exportOwnDataCall,
  finishSecondFactor as finishSecondFactorCall,
  readProfile as readProfileCall,
  startSecondFactor as startSecondFactorCall,
  writeProfile as writeProfileCall,
} from '@tallyhouse/shared/contracts/settings';
import type { AppContext } from '../../platform/routes/app-context';
import type { Api } from '../../platform/routes/api';
import { route } from '../../platform/routes/endpoint-route';
import { versionOf } from '../../platform/http/if-match';
import { exportOwnData } from './own-data';
import { readProfile, writeProfile } from './profile';
import { finishSecondFactor, startSecondFactor } from './second-factor';

/** The caller's own account. */
export function profileRoutes(api: Api, { store, clock }: AppContext): void {
  route(api, readProfileCall, async ({ user, reply }) => {
    const { profile, version } = await readProfile(store, user);
    void reply.header('ETag', `"${version}"`);
    return profile;
  });

  route(api, writeProfileCall, async ({ body, user, request, reply }) => {
    const change = { ...body, expected: versionOf(request.headers['if-match']) };
    await writeProfile(store, user, change, { now: clock(), address: request.ip });
    const { profile, version } = await readProfile(store, user);
    void reply.header('ETag', `"${version}"`);
    return profile;
  });

  route(api, startSecondFactorCall, ({ body, user }) => startSecondFactor(store, user, body, clock()));

  route(api, finishSecondFactorCall, async ({ body, user, request }) => {
    await finishSecondFactor(store, user, body, { now: clock(), address: request.ip });
    return (await readProfile(store, user)).profile;
  });

  route(api, exportOwnDataCall, async ({ user, request }) => {
    const text = await exportOwnData(store, user, { now: clock(), address: request.ip });
    return { fileName: 'tallyhouse-own-data.json', content: Buffer.from(text) };
  });
}
