import { writeOnlineBlacklist, type Blacklist } from '@tallyhouse/shared/contracts/blacklists';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useMutation, useQuery, useQueryClient } from '@tallyhouse/shared/kit/query';
import { blacklistQuery } from '../online-queries';
import type { SpokenField } from '../use-report-fields';
import { useSessionMay } from '../use-session-may';

/** Why a column cannot be shown or hidden: demanded by a regulator or by this report, the role's, or the brand's. */
export type ColumnLock = 'protected' | 'report' | 'role' | 'brand';

/** Columns that the reader does not see, why, and how to change the own ones. */
export interface HiddenColumns {
  readonly isHidden: (field: string) => boolean;
  /** Undefined where the reader decides. */
  readonly lockOf: (field: string) => ColumnLock | undefined;
  /** Undefined where the reader's role has no list of its own. */
  readonly setHidden: ((fields: readonly string[]) => void) | undefined;
  /** Hides one column or shows it again. */
  readonly toggle: (field: string) => void;
  readonly own: readonly string[];
  readonly list: Blacklist | undefined;
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

/** The column blacklist for one report type; rows are asked for again once it changes. */
export function useHiddenColumns(type: string, fields: readonly SpokenField[]): HiddenColumns {
  const { http, session } = useRemoteHost();
  const queries = useQueryClient();
  const mayHide = useSessionMay('blacklist.own');
  const query = blacklistQuery(http, session.brand?.id ?? null, type);
  const list = useQuery(query).data;
  const writing = useMutation({
    mutationFn: (next: readonly string[]) =>
      http.call(writeOnlineBlacklist, {
        body: { scope: 'USER', type, hidden: [...next] },
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
  const setHidden =
    mayHide && list !== undefined ? (next: readonly string[]) => writing.mutate(next) : undefined;
  return {
    isHidden: (field) =>
      forced.includes(field) ||
      ((hidden.includes(field) || brandHidden.includes(field)) && !guarded.includes(field)),
    lockOf(field) {
      if (fields.find((one) => one.field === field)?.mandatoryIn.includes(type) === true) return 'report';
      if (forced.includes(field)) return 'role';
      if (guarded.includes(field)) return 'protected';
      return brandHidden.includes(field) ? 'brand' : undefined;
    },
    setHidden,
    toggle: (field) =>
      setHidden?.(hidden.includes(field) ? hidden.filter((one) => one !== field) : [...hidden, field]),
    own: hidden,
    list,
    error: writing.error,
  };
}
