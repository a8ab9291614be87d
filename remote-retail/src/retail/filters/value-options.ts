import type { CriteriaField } from '@tallyhouse/shared/contracts/retail-filters';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { branchTreeQuery, type RegionOfTree } from '../branches/branch-tree-query';
import { useWordOfCode } from '../in-language';

export interface ValueOption {
  readonly value: string;
  readonly label: string;
}

/**
 * Values that a field offers with words for them: places by name, codes by meaning. Null while they load; undefined
 * where anything goes, places that could not be loaded among them.
 */
export type OptionsOf = (field: CriteriaField) => readonly ValueOption[] | null | undefined;

/** Offers the brand's own places beside the codes that the server names. */
export function useValueOptions(brandId: string): OptionsOf {
  const { http } = useRemoteHost();
  const wordOf = useWordOfCode();
  const { data, isPending } = useQuery(branchTreeQuery(http, brandId));
  return ({ field, options }) => {
    if (options !== undefined)
      return options.map(({ value, label }) => {
        const word = wordOf(field, value);
        return { value, label: word === value ? label : word };
      });
    const places = placesOf(field, data?.regions ?? []);
    if (places === undefined || data !== undefined) return places;
    return isPending ? null : undefined;
  };
}

function placesOf(field: string, regions: readonly RegionOfTree[]): readonly ValueOption[] | undefined {
  const branches = regions.flatMap((region) => region.branches);
  switch (field) {
    case 'region':
      return regions.map(({ region }) => ({ value: region, label: region }));
    case 'branch':
      return branches.map(({ id, name }) => ({ value: id, label: `${name} · ${id}` }));
    case 'branchName':
      return branches.map(({ name }) => ({ value: name, label: name }));
    case 'terminal':
      return branches.flatMap(({ name, terminals }) =>
        terminals.map(({ id }) => ({ value: id, label: `${id} · ${name}` })),
      );
    case 'cashier':
      return branches.flatMap((branch) =>
        branch.cashiers.map(({ id, name }) => ({ value: id, label: `${name} · ${id}` })),
      );
    default:
      return undefined;
  }
}
