import {
  listAuthorities,
  listObligations,
  readAuthority,
  testConnection as testConnectionCall,
} from '@tallyhouse/shared/contracts/authorities';
import { readCalendar, recordFiling as recordFilingCall } from '@tallyhouse/shared/contracts/deadlines';
import type { Parsed } from '@tallyhouse/shared/contracts/endpoint';
import type { AppContext } from '../../platform/routes/app-context';
import type { Api } from '../../platform/routes/api';
import { brandRoute, ChosenFile, route } from '../../platform/routes/endpoint-route';
import { NotFound } from '../../platform/http/problems';
import { writeCalendar } from './calendar-file';
import { findDeadline, listDeadlines, presentDeadline } from './list-deadlines';
import { listUndated } from './list-undated';
import { forBrands } from '../../reporting/reports/return-brands';
import type { RegisteredAuthority } from '../../taxes/obligations/load-register';
import { readObligations } from '../../taxes/obligations/read-obligations';
import {
  isOwed,
  presentAuthority,
  presentObligations,
  readRegisterFor,
  type RegisterReading,
} from './present-authority';
import { recordFiling } from './record-filing';
import { testConnection } from './test-connection';

/** Authorities, what they want and by when. Changes to them are proposed under Changes. */
export function authorityRoutes(api: Api, context: AppContext): void {
  registerRoutes(api, context);
  deadlineRoutes(api, context);
}

function registerRoutes(api: Api, { store, clock, gateway }: AppContext): void {
  route(api, listAuthorities, async ({ query, brandIds }) => {
    const reading = await readRegisterFor(store, brandIds, clock());
    const found = reading.register
      .filter((authority) => isAskedFor(authority, query, reading))
      .sort((left, right) => (placeOf(left) < placeOf(right) ? -1 : 1));
    const { page, pageSize } = query;
    const items = found
      .slice((page - 1) * pageSize, page * pageSize)
      .map((authority) => presentAuthority(authority, reading, gateway));
    return { items, page, pageSize, totalCount: found.length };
  });

  route(api, readAuthority, async ({ params, brandIds }) => {
    const reading = await readRegisterFor(store, brandIds, clock());
    return presentAuthority(requireAuthority(reading.register, params.id), reading, gateway);
  });

  route(api, listObligations, async ({ params, query, brandIds }) => {
    const reading = await readRegisterFor(store, brandIds, clock());
    const authority = requireAuthority(reading.register, params.id);
    return { items: presentObligations(authority, reading, { isAll: query.scope === 'register' }) };
  });

  brandRoute(api, testConnectionCall, ({ params, brand, user, request, signal }) =>
    testConnection(
      { store, gateway },
      { authorityId: params.id, brandId: brand.id, user, now: clock(), address: request.ip, signal },
    ),
  );
}

function deadlineRoutes(api: Api, { store, clock }: AppContext): void {
  route(api, readCalendar, async ({ query, brandIds }) => {
    const now = clock();
    const { from, to, authority, state, format } = query;
    const obligations = await readObligations(store, brandIds);
    const deadlines = (await listDeadlines(store, brandIds, { from, to, now, obligations })).filter(
      (deadline) =>
        (authority === undefined || deadline.authorityId === authority) &&
        (state === undefined || deadline.state === state),
    );
    if (format === 'json') {
      const undated = listUndated(obligations, brandIds, now.toISOString().slice(0, 10));
      return { items: deadlines.map(presentDeadline), undated };
    }
    return new ChosenFile(`deadlines-${from}-${to}.ics`, Buffer.from(writeCalendar(deadlines, now)));
  });

  brandRoute(api, recordFilingCall, async ({ body, brand, user, request }) => {
    const now = clock();
    const { brandIds, owner } = await findDeadline(store, [brand.id], { id: body.deadlineId, now });
    const asking = { user, permission: 'reports.submit', company: owner.entity.name } as const;
    return forBrands(brandIds, asking, async ({ id: brandId }) => {
      const filer = { brandId, user, now, address: request.ip };
      return presentDeadline(await recordFiling(store, filer, body));
    });
  });
}

function isAskedFor(
  authority: RegisteredAuthority,
  query: Parsed<typeof listAuthorities.query>,
  reading: RegisterReading,
): boolean {
  const { country, kind, proof, text = '', scope } = query;
  const searched = `${authority.id} ${authority.name.en} ${authority.name.sw ?? ''}`.toLowerCase();
  return (
    (scope === 'register' || isOwed(authority, reading)) &&
    (country === undefined || authority.country === country) &&
    (kind === undefined || authority.kind === kind) &&
    (proof === undefined || authority.proof === proof) &&
    searched.includes(text.toLowerCase())
  );
}

const placeOf = ({ country, name }: RegisteredAuthority) => `${country} ${name.en}`;

/** Errors: `NotFound`. */
function requireAuthority(register: readonly RegisteredAuthority[], id: string): RegisteredAuthority {
  const authority = register.find((one) => one.id === id);
  if (authority === undefined) throw new NotFound('authority');
  return authority;
}
