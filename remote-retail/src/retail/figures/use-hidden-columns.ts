import {
  readRetailBlacklist,
  writeRetailBlacklist,
  type Blacklist,
} from '@tallyhouse/shared/contracts/blacklists';
import type { HttpClient } from '@tallyhouse/shared/contracts/remote';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useLinkedColumns, type LinkedColumns } from '@tallyhouse/shared/ui/grid/use-linked-columns';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tallyhouse/shared/kit/query';

/** Columns that the reader does not see, why, and how to change the own ones. */
export interface HiddenColumns extends Pick<LinkedColumns, 'isLinked' | 'showOwn'> {
  readonly isHidden: (field: string) => boolean;
  /** Why the reader cannot show or hide a column; undefined where they can. */
  readonly lockOf: (field: string) => 'protected' | 'role' | 'brand' | undefined;
  /** Undefined where the reader's role has no list of its own. */
  readonly toggle: ((field: string) => void) | undefined;
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
  const { data: list, isError } = useQuery(query);
  const writing = useMutation({
    // One after the other, each from the list that the one before left: “show all” is many at once.
    scope: { id: `retail-blacklist ${brandId} ${type}` },
    mutationFn: (next: readonly string[]) =>
      http.call(writeRetailBlacklist, {
        body: { scope: 'USER', type, hidden: [...next] },
        headers: { 'If-Match': queries.getQueryData(query.queryKey)?.etag ?? '' },
      }),
    onSuccess: async (written) => {
      queries.setQueryData(query.queryKey, written);
      await queries.invalidateQueries({ queryKey: ['retail-rows'] });
    },
    // Somebody may have written in another tab: what is shown is what is kept.
    onError: () => queries.invalidateQueries({ queryKey: query.queryKey }),
  });
  const { brandHidden, forced, protected: guarded } = list ?? nothingHidden;
  const mayHide = session.permissions.includes('blacklist.own') && !isError;
  const linked = useLinkedColumns({
    own: list?.hidden,
    canHide: (field) => !guarded.includes(field),
    write: mayHide ? (next) => writing.mutateAsync(next) : undefined,
  });
  return {
    isHidden: (field) =>
      forced.includes(field) ||
      linked.hidden.includes(field) ||
      (brandHidden.includes(field) && !guarded.includes(field)),
    lockOf(field) {
      if (forced.includes(field)) return 'role';
      if (guarded.includes(field)) return 'protected';
      return brandHidden.includes(field) ? 'brand' : undefined;
    },
    isLinked: linked.isLinked,
    showOwn: linked.showOwn,
    toggle: linked.setHidden === undefined ? undefined : linked.toggle,
    error: writing.error,
  };
}
