import type { Queryable } from '../../store/store';
import { brandTerms, coversOf, withCovers, type Cover, type WithCover } from './brand-licences';
import type { ActiveBrand, CurrentUser } from './current-user';

interface SessionRow extends WithCover {
  readonly user_id: string;
  readonly email: string;
  readonly name: string;
  readonly locale: string;
  readonly role: string | null;
  readonly assigned: string | null;
  readonly brand_id: string | null;
  readonly brand_name: string;
  readonly country: string;
  readonly currency: string;
  readonly zone: string;
  readonly cutoff: string;
  readonly channels: string;
}

const columns = [
  ...['u.id as user_id', 'u.email', 'u.name', 'u.locale', 'r.role'],
  'case when r.jurisdictions is null then r.brand_id else b.id end as assigned',
  ...[
    'b.id as brand_id',
    'b.name as brand_name',
    'b.country',
    'b.currency',
    'b.zone',
    'b.cutoff',
    'b.channels',
  ],
];
/** Roles in force at `now` (a parameter's place) with the brands that they reach: a role may be for some countries only. */
const holdings = (now: string) => `
  left join app_user_role r on r.user_id = u.id
    and (r.valid_until is null or r.valid_until > cast(${now} as timestamp))
  left join brand b on (r.brand_id = '*' or b.id = r.brand_id)
    and (r.jurisdictions is null or position(',' || b.country || ',' in ',' || r.jurisdictions || ',') > 0)`;

/**
 * The user of a signing-in that is in force at `now`, with roles and brands as they are this instant.
 *
 * Undefined when it was revoked, is past its absolute end, or its user is disabled.
 */
export async function readSession(
  store: Queryable,
  sessionId: string,
  now: Date,
): Promise<CurrentUser | undefined> {
  const rows = await store.query<SessionRow>(
    callers(
      `from token_family f join app_user u on u.id = f.user_id ${holdings('$2')}
       where f.id = $1 and f.revoked_at is null and f.absolute_expires_at > cast($2 as timestamp) and u.disabled_at is null`,
    ),
    [sessionId, now.toISOString()],
  );
  return userOf(rows, sessionId);
}

/**
 * The user with roles and brands as they are this instant, for work that goes on after the call: `sessionId` is empty.
 *
 * Undefined when there is no such user, or when the user is disabled.
 */
export async function readUser(
  store: Queryable,
  userId: string,
  now: Date,
): Promise<CurrentUser | undefined> {
  const rows = await store.query<SessionRow>(
    callers(`from app_user u ${holdings('$2')} where u.id = $1 and u.disabled_at is null`),
    [userId, now.toISOString()],
  );
  return userOf(rows, '');
}

function callers(from: string): string {
  return `${withCovers(columns, from)} order by brand_name, role`;
}

function userOf(all: readonly SessionRow[], sessionId: string): CurrentUser | undefined {
  const rows = all.filter(({ cover }) => cover === null);
  const first = rows[0];
  if (first === undefined) return undefined;
  const covers = coversOf(all);
  const brands = new Map<string, ActiveBrand>();
  const assigned = new Map<string, Set<string>>();
  for (const row of rows) {
    if (row.role !== null && row.assigned !== null) {
      assigned.set(row.role, (assigned.get(row.role) ?? new Set()).add(row.assigned));
    }
    if (row.brand_id !== null) brands.set(row.brand_id, brandOf(row, row.brand_id, covers));
  }
  return {
    id: first.user_id,
    email: first.email,
    name: first.name,
    locale: first.locale,
    sessionId,
    assignments: [...assigned].map(([role, ids]) => ({
      role,
      brandIds: ids.has('*') ? '*' : [...ids].sort(),
    })),
    brands: [...brands.values()],
  };
}

function brandOf(row: SessionRow, id: string, covers: readonly Cover[]): ActiveBrand {
  const { brand_name: name, country, currency, zone, cutoff, channels } = row;
  const brand = { id, name, country, currency, zone, cutoff, channels: channels.split(',') };
  return { ...brand, ...brandTerms(covers, brand) };
}
