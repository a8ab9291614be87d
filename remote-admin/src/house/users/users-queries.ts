import { listBrands } from '@tallyhouse/shared/contracts/brands';
import type { HttpClient } from '@tallyhouse/shared/contracts/remote';
import { listRoles } from '@tallyhouse/shared/contracts/roles';
import { listUsers, type UserCard } from '@tallyhouse/shared/contracts/users';
import { keepPreviousData, queryOptions } from '@tallyhouse/shared/kit/query';

export const usersPerPage = 25;
export const usersKey = 'users';

/** What the list of users is narrowed to. */
interface UsersQuestion {
  readonly text?: string;
  readonly role?: string;
  readonly state?: UserCard['state'];
  readonly page: number;
}

/** A page of the users with a role for the brand, or for any own brand. */
export function usersQuery(http: HttpClient, brandId: string | null, question: UsersQuestion) {
  const query = { ...question, pageSize: usersPerPage };
  return queryOptions({
    queryKey: [usersKey, brandId, query],
    queryFn: ({ signal }) => http.call(listUsers, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** What each role may do. */
export function rolesQuery(http: HttpClient, brandId: string | null) {
  return queryOptions({
    queryKey: ['roles', brandId, 'rights'],
    queryFn: ({ signal }) => http.call(listRoles, { query: { pageSize: 1 }, signal }),
  });
}

/** Own brands, for which roles can be given. */
export function ownBrandsQuery(http: HttpClient) {
  return queryOptions({
    queryKey: ['own-brands'],
    queryFn: ({ signal }) => http.call(listBrands, { signal }),
  });
}
