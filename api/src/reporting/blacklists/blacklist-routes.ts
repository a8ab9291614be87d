import {
  readOnlineBlacklist,
  readRetailBlacklist,
  writeOnlineBlacklist,
  writeRetailBlacklist,
} from '@tallyhouse/shared/contracts/blacklists';
import type { AppContext } from '../../platform/routes/app-context';
import { isAllowed } from '../../platform/auth/current-user';
import { proposeChange } from '../../house/changes/propose-change';
import type { Api } from '../../platform/routes/api';
import { brandRoute } from '../../platform/routes/endpoint-route';
import { versionOf } from '../../platform/http/if-match';
import { onlineReports } from '../reports/families/online-family';
import { Forbidden, ValidationFailed, VersionConflict } from '../../platform/http/problems';
import type { ReportFamily } from '../reports/report-family';
import { retailReports } from '../reports/families/retail-family';
import { requireHideable, requireType } from './families';
import { readBlacklist } from './hidden-columns';
import { writeBlacklist } from './queries/write-blacklist';

export function blacklistRoutes(api: Api, context: AppContext): void {
  listRoutes(api, context, {
    family: onlineReports,
    read: readOnlineBlacklist,
    write: writeOnlineBlacklist,
  });
  listRoutes(api, context, {
    family: retailReports,
    read: readRetailBlacklist,
    write: writeRetailBlacklist,
  });
}

/** The two calls of one family of reports. */
interface BlacklistCalls {
  readonly family: ReportFamily;
  readonly read: typeof readOnlineBlacklist;
  readonly write: typeof writeOnlineBlacklist;
}

function listRoutes(api: Api, { store, clock }: AppContext, { family, read, write }: BlacklistCalls): void {
  brandRoute(api, read, async ({ query, brand, user, reply }) => {
    requireType({ family: family.channel, type: query.type }, brand);
    const blacklist = await readBlacklist(store, { family, brand, user, ...query }, clock());
    void reply.header('ETag', `"${blacklist.etag}"`);
    return blacklist;
  });

  brandRoute(api, write, async ({ body, brand, user, brandIds, request, reply }) => {
    const { scope, type, reason } = body;
    const hidden = [...new Set(body.hidden)].sort();
    const hiding = { family: family.channel, type, hidden };
    const now = clock();
    const present = () => readBlacklist(store, { family, brand, user, scope, type }, now);
    requireType(hiding, brand);
    if (scope === 'BRAND') requireBrandRight(isAllowed(user, 'blacklist.brand', brand.id));
    requireHideable(hiding);
    const expected = versionOf(request.headers['if-match']);
    if (scope === 'BRAND') {
      const payload = { brandId: brand.id, ...hiding };
      const proposal = { kind: 'COLUMN_BLACKLIST', payload, reason: requireReason(reason) } as const;
      if (Number((await present()).etag) !== expected) throw new VersionConflict();
      const by = { user, brandIds, now, address: request.ip, permission: 'blacklist.brand' } as const;
      await proposeChange(store, proposal, by);
    } else {
      const own = { brandId: brand.id, ...hiding, owner: user.id, userId: user.id, confirmedBy: null };
      if (!(await writeBlacklist(store, { ...own, expected, now, reason: reason ?? null }))) {
        throw new VersionConflict();
      }
    }
    const blacklist = await present();
    void reply.header('ETag', `"${blacklist.etag}"`);
    return blacklist;
  });
}

/** Errors: `Forbidden`. */
function requireBrandRight(isHeld: boolean): void {
  if (!isHeld) throw new Forbidden('It needs the permission blacklist.brand.');
}

/** Errors: `ValidationFailed` without a reason. */
function requireReason(reason: string | undefined): string {
  if (reason !== undefined) return reason;
  const message = 'State why they should be hidden for everyone at the brand';
  throw new ValidationFailed([{ field: 'reason', code: 'REQUIRED', message }]);
}
