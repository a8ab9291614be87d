import {
  readRetailBlacklist,
  writeRetailBlacklist,
  type Blacklist,
} from '@tallyhouse/shared/contracts/blacklists';
import type { HttpClient } from '@tallyhouse/shared/contracts/remote';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tallyhouse/shared/kit/query';

/** Columns that the reader does not see, why, and how to change the own ones. */
export interface HiddenColumns {
  readonly isHidden: (field: string) => boolean;
  /** Why the reader cannot show or hide a column; undefined where they can. */
  readonly lockOf: (field: string) => 'protected' | 'role' | 'brand' | undefined;
  /** Undefined where the reader's role has no list of its own. */
  readonly toggle: ((field: string) => void) | undefined;
  /** How many the reader hides. */
  readonly count: number;
  readonly error: Error | null;
}

const nothingHidden: Blacklist = {
  scope: 'USER',
  etag: '',
  hidden: [],
  brandHidden: [],
  forced: [],
  protected: [],
  last: null,
  pending: null,
};

function blacklistQuery(http: HttpClient, brandId: string, type: string) {
  return queryOptions({
    queryKey: ['retail-blacklist', brandId, type],
    queryFn: ({ signal }) => http.call(readRetailBlacklist, { query: { type }, signal }),
  });
}

/** The retail column blacklist; `type` is a kind of report, or `*` for the figures. */
export function useHiddenColumns(brandId: string, type = '*'): HiddenColumns {
  const { http, session } = useRemoteHost();
  const queries = useQueryClient();
  const query = blacklistQuery(http, brandId, type);
  const list = useQuery(query).data;
  const writing = useMutation({
    // One after the other, each from the list that the one before left: “show all” is many at once.
    scope: { id: `retail-blacklist ${brandId} ${type}` },
    mutationFn: (field: string) => {
      const { hidden: own, etag } = queries.getQueryData(query.queryKey) ?? nothingHidden;
      const next = own.includes(field) ? own.filter((one) => one !== field) : [...own, field];
      return http.call(writeRetailBlacklist, {
        body: { scope: 'USER', type, hidden: next },
        headers: { 'If-Match': etag },
      });
    },
    onSuccess: async (written) => {
      queries.setQueryData(query.queryKey, written);
      await queries.invalidateQueries({ queryKey: ['retail-rows'] });
    },
    // Somebody may have written in another tab: what is shown is what is kept.
    onError: () => queries.invalidateQueries({ queryKey: query.queryKey }),
  });
  const { hidden, brandHidden, forced, protected: guarded } = list ?? nothingHidden;
  const mayHide = session.permissions.includes('blacklist.own') && list !== undefined;
  return {
    isHidden: (field) =>
      forced.includes(field) ||
      ((hidden.includes(field) || brandHidden.includes(field)) && !guarded.includes(field)),
    lockOf(field) {
      if (forced.includes(field)) return 'role';
      if (guarded.includes(field)) return 'protected';
      return brandHidden.includes(field) ? 'brand' : undefined;
    },
    toggle: mayHide ? (field) => writing.mutate(field) : undefined,
    count: hidden.length,
    error: writing.error,
  };
}
