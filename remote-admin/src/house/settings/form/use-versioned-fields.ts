import type { HttpClient } from '@tallyhouse/shared/contracts/remote';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useMutation, useQuery, useQueryClient } from '@tallyhouse/shared/kit/query';
import { problemOf } from '@tallyhouse/shared/ui/problem-notice';
import { useState } from 'react';
import { mergedFields, type FieldValues, type MergedFields } from './merged-fields';

/** Fields with the version they were read in. */
export interface VersionedFields {
  readonly values: FieldValues;
  readonly version: string;
}

export interface FieldSource {
  /** Key of the query, with the brand where it is of one. */
  readonly key: readonly (string | null)[];
  readonly read: (http: HttpClient) => Promise<VersionedFields>;
  /** Refused with VERSION_CONFLICT where somebody wrote since `version`. */
  readonly write: (http: HttpClient, fields: VersionedFields) => Promise<unknown>;
}

/** A form over settings that others may change too: theirs are put together with the own, never overwritten. */
export function useVersionedFields(source: FieldSource) {
  const { http } = useRemoteHost();
  const queries = useQueryClient();
  const queryKey = ['settings', ...source.key];
  const stored = useQuery({ queryKey, queryFn: () => source.read(http) });
  const [edits, setEdits] = useState<FieldValues>({});
  const [conflict, setConflict] = useState<{ merged: MergedFields; present: FieldValues } | null>(null);
  const base = stored.data?.values ?? {};
  const values = { ...base, ...edits };
  const save = useMutation({
    mutationFn: async () => {
      if (stored.data === undefined) return;
      await source.write(http, { values, version: stored.data.version });
    },
    onSuccess: async () => {
      setConflict(null);
      await queries.invalidateQueries({ queryKey });
      setEdits({});
    },
    onError: async (error) => {
      if (problemOf(error)?.status !== 412) return;
      const present = await source.read(http);
      const merged = mergedFields(base, values, present.values);
      queries.setQueryData(queryKey, present);
      setEdits(
        Object.fromEntries(
          Object.entries(merged.values).filter(([name, value]) => value !== present.values[name]),
        ),
      );
      setConflict({ merged, present: present.values });
    },
  });
  return {
    stored,
    values,
    isDirty: Object.entries(edits).some(([name, value]) => value !== base[name]),
    conflict,
    save,
    change: (name: string, value: string) => {
      save.reset();
      setEdits((current) => ({ ...current, [name]: value }));
    },
    reset: () => {
      setEdits({});
      setConflict(null);
      save.reset();
    },
  };
}
