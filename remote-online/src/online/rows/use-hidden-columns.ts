import { writeOnlineBlacklist, type Blacklist } from '@tallyhouse/shared/contracts/blacklists';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useMutation, useQuery, useQueryClient } from '@tallyhouse/shared/kit/query';
import { blacklistQuery } from '../online-queries';
import { useSessionMay } from '../use-session-may';

/** Columns that the reader does not see, why, and how to change the own ones. */
export interface HiddenColumns {
  readonly isHidden: (field: string) => boolean;
  /** Why a column cannot be shown or hidden by the reader; undefined when it can. */
  readonly lockOf: (field: string) => 'protected' | 'role' | 'brand' | undefined;
  /** Undefined where the reader's role has no list of its own. */
  readonly setHidden: ((fields: readonly string[]) => void) | undefined;
  readonly own: readonly string[];
  readonly error: Error | null;
}

const nothingHidden: Blacklist = {
  scope: 'USER',
  etag: '',
  hidden: [],
  brandHidden: [],
  forced: [],
  protected: [],
};

/** The column blacklist for one report type; rows are asked for again once it changes. */
export function useHiddenColumns(type: string): HiddenColumns {
  const { http, session } = useRemoteHost();
  const queries = useQueryClient();
  const mayHide = useSessionMay('blacklist.own');
  const query = blacklistQuery(http, session.brand?.id ?? null, type);
  const list = useQuery(query).data;
  const writing = useMutation({
    mutationFn: (hidden: readonly string[]) =>
      http.call(writeOnlineBlacklist, {
        body: { scope: 'USER', type, hidden: [...hidden] },
        headers: { 'If-Match': list?.etag ?? '' },
      }),
    onSuccess: async (written) => {
      queries.setQueryData(query.queryKey, written);
      await queries.invalidateQueries({ queryKey: ['online-rows'] });
    },
    // Somebody else may have written in between: what is shown is what is kept.
    onError: () => queries.invalidateQueries({ queryKey: query.queryKey }),
  });
  const { hidden, brandHidden, forced, protected: guarded } = list ?? nothingHidden;
  return {
    isHidden: (field) =>
      forced.includes(field) ||
      ((hidden.includes(field) || brandHidden.includes(field)) && !guarded.includes(field)),
    lockOf(field) {
      if (forced.includes(field)) return 'role';
      if (guarded.includes(field)) return 'protected';
      return brandHidden.includes(field) ? 'brand' : undefined;
    },
    setHidden: mayHide && list !== undefined ? (fields) => writing.mutate(fields) : undefined,
    own: hidden,
    error: writing.error,
  };
}
