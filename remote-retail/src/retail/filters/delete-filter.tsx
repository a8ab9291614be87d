import type { RetailFilter } from '@tallyhouse/shared/contracts/retail-filters';
import { Modal } from '@tallyhouse/shared/kit/modal';
import { problemOf, ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useRetailText } from '../../i18n/use-retail-text';
import type { FilterDesk } from './use-filter-desk';

interface DeleteFilterProps {
  readonly filter: RetailFilter;
  readonly desk: FilterDesk;
  readonly onClose: () => void;
}

/** Asks before a filter is deleted, by its name; the way back is offered afterwards. */
export function DeleteFilter({ filter, desk, onClose }: DeleteFilterProps) {
  const text = useRetailText();
  const { name, shared } = filter;
  const { error, isPending } = desk.deletion;
  const isInUse = problemOf(error)?.code === 'FILTER_IN_USE';
  const close = () => {
    desk.deletion.reset();
    onClose();
  };
  return (
    <Modal
      open
      title={text('filters.removeTitle', { name })}
      okText={text('filters.remove')}
      okButtonProps={{ danger: true, loading: isPending }}
      cancelText={text('filters.keep')}
      onOk={() => void desk.remove(filter).then(onClose, () => undefined)}
      onCancel={close}
    >
      <p>{text('filters.removeExplain')}</p>
      {shared ? <p>{text('filters.removeShared')}</p> : null}
      {error === null ? null : (
        <ProblemNotice
          title={text('filters.deletionFailed', { name })}
          error={error}
          note={isInUse ? text('filters.inUseNote') : undefined}
        />
      )}
    </Modal>
  );
}
