import {
  proposeGamingDay,
  readBrandSettings as readBrandSettingsCall,
  readUserSettings as readUserSettingsCall,
  writeBrandSettings as writeBrandSettingsCall,
  writeUserSettings as writeUserSettingsCall,
  type UserSettings,
} from '@tallyhouse/shared/contracts/settings';
import type { AppContext } from '../../platform/routes/app-context';
import { appendAuditEvent } from '../../store/audit-trail/append-audit-event';
import type { CurrentUser } from '../../platform/auth/current-user';
import { proposedChange } from '../changes/change-routes';
import type { Api } from '../../platform/routes/api';
import { brandRoute, route } from '../../platform/routes/endpoint-route';
import { versionOf } from '../../platform/http/if-match';
import { ValidationFailed, VersionConflict } from '../../platform/http/problems';
import { writeBrandSettings, writeUserSettings } from './queries/write-settings';
import { readBrandSettings } from './read-brand-settings';
import { readUserSettings } from './read-user-settings';
import { requireZone } from './zones';

/** How a user likes to work, and what a brand decides for itself. */
export function settingsRoutes(api: Api, context: AppContext): void {
  userSettingsRoutes(api, context);
  brandSettingsRoutes(api, context);
}

function userSettingsRoutes(api: Api, { store, clock }: AppContext): void {
  route(api, readUserSettingsCall, async ({ user, reply }) => {
    const { settings, version } = await readUserSettings(store, user.id);
    void reply.header('ETag', `"${version}"`);
    return settings;
  });

  route(api, writeUserSettingsCall, async ({ body, user, request, reply }) => {
    requireUsable(body, user);
    const expected = versionOf(request.headers['if-match']);
    const now = clock();
    const isWritten = await store.tx(async (tx) => {
      if (!(await writeUserSettings(tx, { ownerId: user.id, settings: body, expected, now }))) return false;
      await appendAuditEvent(tx, {
        at: now,
        action: 'SETTINGS_CHANGED',
        actorId: user.id,
        sessionId: user.sessionId,
        object: { kind: 'user', id: user.id },
        detail: { version: expected + 1 },
        address: request.ip,
      });
      return true;
    });
    const { settings, version } = await readUserSettings(store, user.id);
    if (!isWritten) throw new VersionConflict({ document: settings, version });
    void reply.header('ETag', `"${version}"`);
    return settings;
  });
}

/** Errors: `ValidationFailed` for a zone that is none, and for a brand that the user does not hold. */
function requireUsable({ displayZone, defaultBrandId }: UserSettings, user: CurrentUser): void {
  if (displayZone !== null) requireZone(displayZone, 'displayZone');
  if (defaultBrandId === null || user.brands.some(({ id }) => id === defaultBrandId)) return;
  const message = `You do not hold the brand "${defaultBrandId}"`;
  throw new ValidationFailed([{ field: 'defaultBrandId', code: 'UNKNOWN_BRAND', message }]);
}

function brandSettingsRoutes(api: Api, context: AppContext): void {
  const { store, clock } = context;
  brandRoute(api, readBrandSettingsCall, async ({ brand, reply }) => {
    const { settings, version } = await readBrandSettings(store, brand.id);
    void reply.header('ETag', `"${version}"`);
    return { ...settings, zone: brand.zone, cutoff: brand.cutoff };
  });

  brandRoute(api, writeBrandSettingsCall, async ({ body, brand, user, request, reply }) => {
    const expected = versionOf(request.headers['if-match']);
    const now = clock();
    const write = { ownerId: brand.id, settings: body, expected, now, userId: user.id };
    const isWritten = await store.tx(async (tx) => {
      const before = await readBrandSettings(tx, brand.id);
      if (!(await writeBrandSettings(tx, write))) return false;
      await appendAuditEvent(tx, {
        at: now,
        action: 'SETTINGS_CHANGED',
        actorId: user.id,
        sessionId: user.sessionId,
        brandId: brand.id,
        object: { kind: 'settings', id: brand.id },
        detail: { before: JSON.stringify(before.settings), after: JSON.stringify(body) },
        address: request.ip,
      });
      return true;
    });
    const { settings, version } = await readBrandSettings(store, brand.id);
    const document = { ...settings, zone: brand.zone, cutoff: brand.cutoff };
    if (!isWritten) throw new VersionConflict({ document, version });
    void reply.header('ETag', `"${version}"`);
    return document;
  });

  brandRoute(api, proposeGamingDay, ({ body: { reason, ...fields }, ...call }) => {
    const payload = { brandId: call.brand.id, ...fields };
    return proposedChange(context, { kind: 'BRAND_SETTINGS', payload, reason }, call);
  });
}
