import { writeOnlineBlacklist, type Blacklist } from '@tallyhouse/shared/contracts/blacklists';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useMutation, useQuery, useQueryClient } from '@tallyhouse/shared/kit/query';
import { blacklistQuery } from '../online-queries';
import { useLinkedColumns, type LinkedColumns } from '@tallyhouse/shared/ui/grid/use-linked-columns';
import type { SpokenField } from '../use-report-fields';
import { useSessionMay } from '../use-session-may';

/** Why a column cannot be shown or hidden: demanded by a regulator or by this report, the role's, or the brand's. */
export type ColumnLock = 'protected' | 'report' | 'role' | 'brand';

/** Columns that the reader does not see, why, and how to change the own ones. */
export interface HiddenColumns extends LinkedColumns {
  readonly isHidden: (field: string) => boolean;
  /** Undefined where the reader decides. */
  readonly lockOf: (field: string) => ColumnLock | undefined;
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
  const { data: list, isError } = useQuery(query);
  const writing = useMutation({
    // One after the other, each over what the one before left: “show all” is many at once.
    scope: { id: `online-blacklist ${type}` },
    mutationFn: (next: readonly string[]) =>
      http.call(writeOnlineBlacklist, {
        body: { scope: 'USER', type, hidden: [...next] },
        headers: { 'If-Match': queries.getQueryData(query.queryKey)?.etag ?? '' },
      }),
    onSuccess: async (written) => {
      queries.setQueryData(query.queryKey, written);
      await queries.invalidateQueries({ queryKey: ['online-rows'] });
    },
    // Somebody else may have written in between: what is shown is what is kept.
    onError: () => queries.invalidateQueries({ queryKey: query.queryKey }),
  });
  const { brandHidden, forced, protected: guarded } = list ?? nothingHidden;
  const linked = useLinkedColumns({
    own: list?.hidden,
    canHide: (field) => !guarded.includes(field),
    write: mayHide && !isError ? (next) => writing.mutateAsync(next) : undefined,
  });
  return {
    isHidden: (field) =>
      forced.includes(field) ||
      linked.hidden.includes(field) ||
      (brandHidden.includes(field) && !guarded.includes(field)),
    lockOf(field) {
      if (fields.find((one) => one.field === field)?.mandatoryIn.includes(type) === true) return 'report';
      if (forced.includes(field)) return 'role';
      if (guarded.includes(field)) return 'protected';
      return brandHidden.includes(field) ? 'brand' : undefined;
    },
    ...linked,
    list,
    error: writing.error,
  };
}
