import {
  finishSecondFactor as finishSecondFactorCall,
  makeRecoveryCodes as makeRecoveryCodesCall,
  startSecondFactor as startSecondFactorCall,
} from '@tallyhouse/shared/contracts/own-factor';
import {
  addPasskey as addPasskeyCall,
  listPasskeys as listPasskeysCall,
  removePasskey as removePasskeyCall,
  startPasskey as startPasskeyCall,
} from '@tallyhouse/shared/contracts/passkeys';
import {
  exportOwnData as exportOwnDataCall,
  readProfile as readProfileCall,
  writeProfile as writeProfileCall,
  type Profile,
} from '@tallyhouse/shared/contracts/settings';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../platform/routes/app-context';
import type { CurrentUser } from '../../platform/auth/current-user';
import { isFactorDemanded } from '../../platform/auth/factor-demand';
import type { Api } from '../../platform/routes/api';
import { route } from '../../platform/routes/endpoint-route';
import { versionOf } from '../../platform/http/if-match';
import { listPasskeys } from '../../platform/auth/passkeys';
import { relyingPartyOf } from '../../platform/auth/relying-party';
import { createSealer } from '../../platform/auth/sealer';
import type { TokenKeys } from '../../platform/auth/token-keys';
import { exportOwnData } from './own-data';
import { addPasskey, removePasskey, startPasskey } from './own-passkeys';
import { readProfile, writeProfile } from './profile';
import { finishSecondFactor, makeRecoveryCodes, startSecondFactor } from './second-factor';

/** The caller's own account. */
export function profileRoutes(api: Api, context: AppContext, keys: TokenKeys): void {
  const { store, clock } = context;
  const profileOf = async (user: CurrentUser) => {
    const { profile, version } = await readProfile(store, user);
    const otpDemanded = await isFactorDemanded(store, user, context.config.secondFactorRoles);
    return { profile: { ...profile, otpDemanded }, version };
  };

  route(api, readProfileCall, async ({ user, reply }) => {
    const { profile, version } = await profileOf(user);
    void reply.header('ETag', `"${version}"`);
    return profile;
  });

  route(api, writeProfileCall, async ({ body, user, request, reply }) => {
    const change = { ...body, expected: versionOf(request.headers['if-match']) };
    await writeProfile(store, user, change, { now: clock(), address: request.ip });
    const { profile, version } = await profileOf(user);
    void reply.header('ETag', `"${version}"`);
    return profile;
  });

  factorRoutes(api, context, async (user) => (await profileOf(user)).profile);
  passkeyRoutes(api, context, keys);

  route(api, exportOwnDataCall, async ({ user, request }) => {
    const text = await exportOwnData(store, user, { now: clock(), address: request.ip });
    return { fileName: 'tallyhouse-own-data.json', content: Buffer.from(text) };
  });
}

/** The caller's authenticator, and what helps without it. */
function factorRoutes(
  api: Api,
  { store, clock }: AppContext,
  profileOf: (user: CurrentUser) => Promise<Profile>,
): void {
  const asking = (request: FastifyRequest) => ({ now: clock(), address: request.ip });

  route(api, startSecondFactorCall, ({ body, user, request }) =>
    startSecondFactor(store, user, body, asking(request)),
  );

  route(api, finishSecondFactorCall, async ({ body, user, request }) => {
    await finishSecondFactor(store, user, body, asking(request));
    return profileOf(user);
  });

  route(api, makeRecoveryCodesCall, async ({ body, user, request }) => ({
    recoveryCodes: await makeRecoveryCodes(store, user, body, asking(request)),
  }));
}

/** The caller's passkeys. */
function passkeyRoutes(api: Api, { store, clock, config }: AppContext, keys: TokenKeys): void {
  const sealer = createSealer(keys, 'new passkey');

  route(api, listPasskeysCall, async ({ user }) => ({ items: await listPasskeys(store, user.id) }));

  route(api, startPasskeyCall, ({ body, user, request }) =>
    startPasskey(store, user, body, { now: clock(), sealer, party: relyingPartyOf(request, config) }),
  );

  route(api, addPasskeyCall, async ({ body, user, request }) => ({
    items: await addPasskey(store, user, body, { now: clock(), address: request.ip, sealer }),
  }));

  route(api, removePasskeyCall, async ({ body, params, user, request }) => {
    const asked = { id: params.id, currentPassword: body.currentPassword };
    return { items: await removePasskey(store, user, asked, { now: clock(), address: request.ip }) };
  });
}
