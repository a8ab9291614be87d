import type { Permission } from '@tallyhouse/shared/contracts/permissions';
import type { RetailFilter } from '@tallyhouse/shared/contracts/retail-filters';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useRetailText } from '../../i18n/use-retail-text';
import type { Undoable } from '../use-undo';
import { useActivation, useDeletion, useFilterList, useRestoring } from './use-filters';

type Offer = (done: Undoable) => void;
type Named = Pick<RetailFilter, 'filterId' | 'name'>;

export type FilterDesk = ReturnType<typeof useFilterDesk>;

/** What can be done with the filters of a brand, each step with its way back where it has one. */
export function useFilterDesk(brandId: string, offer: Offer) {
  const text = useRetailText();
  const host = useRemoteHost();
  const { session } = host;
  const may = (permission: Permission) => session.permissions.includes(permission);
  const list = useFilterList(brandId);
  const activation = useActivation(brandId);
  const deletion = useDeletion(brandId);
  const restoring = useRestoring(brandId);
  const activeIds = list.data?.activeIds ?? [];

  const setActive = ({ filterId, name }: Named, isActive: boolean) => {
    const without = activeIds.filter((id) => id !== filterId);
    activation.mutate(isActive ? [...without, filterId] : without, {
      onSuccess: () =>
        offer({
          words: text(isActive ? 'filters.activated' : 'filters.deactivated', { name }),
          undo: () => activation.mutateAsync(activeIds),
        }),
    });
  };
  /** Undo brings a filter back as it was, active where it was. */
  const bringBack = async (filterId: string) => {
    await restoring.mutateAsync(filterId);
    if (activeIds.includes(filterId)) await activation.mutateAsync(activeIds);
  };
  const remove = async ({ filterId, name }: Named) => {
    await deletion.mutateAsync(filterId);
    offer({
      words: text('filters.deleted', { name }),
      undo: () => bringBack(filterId),
    });
  };
  const restore = ({ filterId, name }: Named) =>
    restoring.mutate(filterId, {
      onSuccess: () => host.notify({ kind: 'success', text: text('filters.restored', { name }) }),
    });
  return {
    list,
    activation,
    deletion,
    restoring,
    setActive,
    remove,
    restore,
    isBusy: activation.isPending || deletion.isPending || restoring.isPending,
    mayOwn: may('filters.own'),
    mayShare: may('filters.own') && may('filters.shared'),
  };
}
