import { useCallback, useMemo } from 'react';
import { useSearchParams } from '../../kit/router';
import { gridViewOf, withGridView, type GridView } from './grid-view-in-url';

/**
 * How the rows are looked at, kept in the address, and how to change it: any part, the rest stays.
 *
 * Parts keep their identity while they stay the same. `prefix` tells apart two grids of one page.
 */
export function useGridView({ prefix = '' }: { readonly prefix?: string } = {}) {
  const [parameters, setParameters] = useSearchParams();
  const named = parameters.toString();
  const view = useMemo(() => gridViewOf(new URLSearchParams(named), prefix), [named, prefix]);
  const change = useCallback(
    (next: Partial<GridView>) =>
      setParameters((current) => withGridView(current, next, prefix), { replace: true }),
    [setParameters, prefix],
  );
  return [view, change] as const;
}
