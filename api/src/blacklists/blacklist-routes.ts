import { readOnlineBlacklist, writeOnlineBlacklist } from '@tallyhouse/shared/contracts/blacklists';
import type { AppContext } from '../app-context';
import { isAllowed } from '../auth/current-user';
import type { Api } from '../http/api';
import { brandRoute } from '../http/endpoint-route';
import { findReportField } from '../online-reports/report-fields';
import { findReportType, protectedFields } from '../online-reports/report-types';
import { Forbidden, ProblemError, ValidationFailed, VersionConflict } from '../problems';
import { readBlacklist } from './hidden-columns';
import { writeBlacklist } from './queries/write-blacklist';

export function blacklistRoutes(api: Api, { store, clock }: AppContext): void {
  brandRoute(api, readOnlineBlacklist, async ({ query, brand, user, reply }) => {
    requireType(brand.country, query.type);
    const blacklist = await readBlacklist(store, { brand, user, ...query });
    void reply.header('ETag', `"${blacklist.etag}"`);
    return blacklist;
  });

  brandRoute(api, writeOnlineBlacklist, async ({ body, brand, user, request, reply }) => {
    requireType(brand.country, body.type);
    if (body.scope === 'BRAND' && !isAllowed(user, 'blacklist.brand', brand.id)) {
      throw new Forbidden('It needs the permission blacklist.brand.');
    }
    requireFreeColumns(body.hidden, body.type);
    const isWritten = await writeBlacklist(store, {
      brandId: brand.id,
      owner: body.scope === 'USER' ? user.id : '*',
      type: body.type,
      hidden: [...new Set(body.hidden)].sort(),
      expected: versionOf(request.headers['if-match']),
      userId: user.id,
      now: clock(),
    });
    if (!isWritten) throw new VersionConflict();
    const blacklist = await readBlacklist(store, { brand, user, scope: body.scope, type: body.type });
    void reply.header('ETag', `"${blacklist.etag}"`);
    return blacklist;
  });
}

function requireType(country: string, type: string): void {
  if (type === '*' || findReportType(country, type) !== undefined) return;
  throw new ValidationFailed([
    { field: 'type', code: 'UNKNOWN_TYPE', message: `There is no report "${type}"` },
  ]);
}

function requireFreeColumns(hidden: readonly string[], type: string): void {
  const unknown = hidden.filter((field) => findReportField(field) === undefined);
  if (unknown.length > 0) {
    throw new ValidationFailed(
      unknown.map((field) => ({
        field: 'hidden',
        code: 'UNKNOWN_FIELD',
        message: `There is no column "${field}"`,
      })),
    );
  }
  const bound = hidden.filter((field) => protectedFields(type).includes(field));
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

/** The version that the writer has seen; without the header: none, which only a first list fits. */
function versionOf(ifMatch: string | undefined): number {
  const digits = /^(?:W\/)?"?(\d{1,9})"?$/.exec(ifMatch ?? '0')?.[1];
  return digits === undefined ? -1 : Number(digits);
}
