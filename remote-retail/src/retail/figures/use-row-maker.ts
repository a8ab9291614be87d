import type { SessionView } from '@tallyhouse/shared/contracts/remote';
import type { RetailRow } from '@tallyhouse/shared/contracts/retail-reports';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useQuery } from '@tallyhouse/shared/kit/query';
import type { GridRow } from '@tallyhouse/shared/ui/report-grid';
import { useCallback, useMemo } from 'react';
import { useRetailText } from '../../i18n/use-retail-text';
import { branchTreeQuery } from '../branches/branch-tree-query';
import { toGridRow } from './figure-rows';

/** Makes rows for the grid; keeps its identity while names and language stay. */
export function useRowMaker({
  id,
  zone,
}: Pick<NonNullable<SessionView['brand']>, 'id' | 'zone'>): (row: RetailRow) => GridRow {
  const { http } = useRemoteHost();
  const text = useRetailText();
  const regions = useQuery(branchTreeQuery(http, id)).data?.regions;
  const names = useMemo(() => {
    const cashiers = (regions ?? []).flatMap(({ branches }) => branches.flatMap((one) => one.cashiers));
    return new Map(cashiers.map((cashier) => [cashier.id, cashier.name]));
  }, [regions]);
  return useCallback(
    (row: RetailRow) =>
      toGridRow(row, { zone, text, cashierName: (cashierId) => names.get(cashierId) ?? cashierId }),
    [zone, text, names],
  );
}
