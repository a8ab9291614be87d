import type { Blacklist, readOnlineBlacklist, writeOnlineBlacklist } from '../contracts/blacklists';
import { useRemoteHost } from '../host/remote-host';
import { useMutation, useQuery, useQueryClient } from '../kit/query';
import { useLinkedColumns, type LinkedColumns } from '../ui/grid/use-linked-columns';

/** The reports whose column blacklist it is; each remote names its own calls, of one shape. */
export interface ColumnFamily {
  readonly name: 'online' | 'retail';
  readonly read: typeof readOnlineBlacklist;
  readonly write: typeof writeOnlineBlacklist;
}

/** Why a column cannot be shown or hidden: a regulator demands it, or the role or the brand hides it. */
export type ColumnLock = 'protected' | 'role' | 'brand';

/** Columns that the reader does not see, why, and how to change the own ones. */
export interface HiddenColumns extends Omit<LinkedColumns, 'toggle'> {
  readonly isHidden: (field: string) => boolean;
  /** Undefined where the reader decides. */
  readonly lockOf: (field: string) => ColumnLock | undefined;
  /** Undefined where the reader's role has no list of its own. */
  readonly toggle: ((field: string) => void) | undefined;
  readonly error: Error | null;
}

const nothingHidden: Pick<Blacklist, 'brandHidden' | 'forced' | 'protected'> = {
  brandHidden: [],
  forced: [],
  protected: [],
};

/** The column blacklist of a kind of report, or of figures (`*`); rows are asked for again once it changes. */
export function useHiddenColumns({ name, read, write }: ColumnFamily, type = '*'): HiddenColumns {
  const { http, session } = useRemoteHost();
  const queries = useQueryClient();
  const brandId = session.brand?.id ?? null;
  const queryKey = [`${name}-blacklist`, brandId, type];
  const { data: list, isError } = useQuery({
    queryKey,
    queryFn: ({ signal }) => http.call(read, { query: { type }, signal }),
    enabled: brandId !== null,
  });
  const writing = useMutation({
    // One after the other, each over what the one before left: “show all” is many at once.
    scope: { id: queryKey.join(' ') },
    mutationFn: (next: readonly string[]) =>
      http.call(write, {
        body: { scope: 'USER', type, hidden: [...next] },
        headers: { 'If-Match': queries.getQueryData<Blacklist>(queryKey)?.etag ?? '' },
      }),
    onSuccess: async (written) => {
      queries.setQueryData(queryKey, written);
      await queries.invalidateQueries({ queryKey: [`${name}-rows`] });
    },
    // Somebody else may have written in between: what is shown is what is kept.
    onError: () => queries.invalidateQueries({ queryKey }),
  });
  const { brandHidden, forced, protected: guarded } = list ?? nothingHidden;
  const mayHide = session.permissions.includes('blacklist.own') && !isError;
  const linked = useLinkedColumns({
    own: list?.hidden,
    canHide: (field) => !guarded.includes(field),
    write: mayHide ? (next) => writing.mutateAsync(next) : undefined,
  });
  return {
    ...linked,
    isHidden: (field) =>
      forced.includes(field) ||
      linked.hidden.includes(field) ||
      (brandHidden.includes(field) && !guarded.includes(field)),
    lockOf(field) {
      if (forced.includes(field)) return 'role';
      if (guarded.includes(field)) return 'protected';
      return brandHidden.includes(field) ? 'brand' : undefined;
    },
    toggle: linked.setHidden === undefined ? undefined : linked.toggle,
    error: writing.error,
  };
}
