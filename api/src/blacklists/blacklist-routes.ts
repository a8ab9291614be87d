import {
  readOnlineBlacklist,
  readRetailBlacklist,
  writeOnlineBlacklist,
  writeRetailBlacklist,
} from '@tallyhouse/shared/contracts/blacklists';
import { retailRowSchema } from '@tallyhouse/shared/contracts/retail-reports';
import type { AppContext } from '../app-context';
import { isAllowed } from '../auth/current-user';
import type { Api } from '../http/api';
import { brandRoute } from '../http/endpoint-route';
import { versionOf } from '../http/if-match';
import { onlineReports } from '../online-reports/online-family';
import { Forbidden, ProblemError, ValidationFailed, VersionConflict } from '../problems';
import { findType, protectedFields, type ReportFamily } from '../reports/report-family';
import { retailReports } from '../retail-reports/retail-family';
import { readBlacklist } from './hidden-columns';
import { writeBlacklist } from './queries/write-blacklist';

export function blacklistRoutes(api: Api, context: AppContext): void {
  listRoutes(api, context, {
    family: onlineReports,
    columns: onlineReports.fields.map(({ field }) => field),
    read: readOnlineBlacklist,
    write: writeOnlineBlacklist,
  });
  listRoutes(api, context, {
    family: retailReports,
    columns: [...retailReports.fields.map(({ field }) => field), ...Object.keys(retailRowSchema.shape)],
    read: readRetailBlacklist,
    write: writeRetailBlacklist,
  });
}

/** The two calls of one family of reports. */
interface BlacklistCalls {
  readonly family: ReportFamily;
  /** What its reports and its grid of figures have. */
  readonly columns: readonly string[];
  readonly read: typeof readOnlineBlacklist;
  readonly write: typeof writeOnlineBlacklist;
}

function listRoutes(
  api: Api,
  { store, clock }: AppContext,
  { family, columns, read, write }: BlacklistCalls,
): void {
  brandRoute(api, read, async ({ query, brand, user, reply }) => {
    requireType(family, brand.country, query.type);
    const blacklist = await readBlacklist(store, { family, brand, user, ...query });
    void reply.header('ETag', `"${blacklist.etag}"`);
    return blacklist;
  });

  brandRoute(api, write, async ({ body, brand, user, request, reply }) => {
    requireType(family, brand.country, body.type);
    if (body.scope === 'BRAND' && !isAllowed(user, 'blacklist.brand', brand.id)) {
      throw new Forbidden('It needs the permission blacklist.brand.');
    }
    requireKnownColumns(columns, body.hidden);
    requireFreeColumns(family, body.hidden, body.type);
    const isWritten = await writeBlacklist(store, {
      brandId: brand.id,
      family: family.channel,
      owner: body.scope === 'USER' ? user.id : '*',
      type: body.type,
      hidden: [...new Set(body.hidden)].sort(),
      expected: versionOf(request.headers['if-match']),
      userId: user.id,
      now: clock(),
    });
    if (!isWritten) throw new VersionConflict();
    const blacklist = await readBlacklist(store, { family, brand, user, scope: body.scope, type: body.type });
    void reply.header('ETag', `"${blacklist.etag}"`);
    return blacklist;
  });
}

function requireType(family: ReportFamily, country: string, type: string): void {
  if (type === '*' || findType(family, country, type) !== undefined) return;
  throw new ValidationFailed([
    { field: 'type', code: 'UNKNOWN_TYPE', message: `There is no report "${type}"` },
  ]);
}

function requireKnownColumns(columns: readonly string[], hidden: readonly string[]): void {
  const unknown = hidden.filter((field) => !columns.includes(field));
  if (unknown.length === 0) return;
  throw new ValidationFailed(
    unknown.map((field) => ({
      field: 'hidden',
      code: 'UNKNOWN_FIELD',
      message: `There is no column "${field}"`,
    })),
  );
}

function requireFreeColumns(family: ReportFamily, hidden: readonly string[], type: string): void {
  const bound = hidden.filter((field) => protectedFields(family, type).includes(field));
  if (bound.length === 0) return;
  throw new ProblemError(422, 'PROTECTED_COLUMN', 'A regulator demands this column', {
    detail: `It cannot be hidden: ${bound.join(', ')}.`,
    errors: bound.map((field) => ({
      field: 'hidden',
      code: 'PROTECTED_COLUMN',
      message: `"${field}" is protected`,
    })),
  });
}
