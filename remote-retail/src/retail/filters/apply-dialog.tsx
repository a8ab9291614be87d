import type { RetailFilter } from '@tallyhouse/shared/contracts/retail-filters';
import type { Period } from '@tallyhouse/shared/contracts/scalars';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Alert } from '@tallyhouse/shared/kit/core';
import { Modal } from '@tallyhouse/shared/kit/modal';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useRetailText } from '../../i18n/use-retail-text';
import { useRetailMemory } from '../memory/retail-memory';
import { FilterEffect } from './filter-effect';
import { joinedCriteria } from './joined-criteria';
import type { PendingChanges } from './pending-changes';
import { PendingList } from './pending-list';
import { useApply } from './use-apply';
import type { AppliedChoice } from './use-applied-set';

interface ApplyDialogProps {
  readonly brandId: string;
  readonly period: Period;
  readonly active: readonly RetailFilter[];
  readonly pending: PendingChanges;
  readonly applied: AppliedChoice;
  readonly onClose: () => void;
}

/** What Apply would change, in rows and amounts, before it does. */
export function ApplyDialog({ brandId, period, active, pending, applied, onClose }: ApplyDialogProps) {
  const text = useRetailText();
  const host = useRemoteHost();
  const { branchState } = useRetailMemory();
  const applying = useApply(brandId);
  const joined = joinedCriteria(
    active.map(({ criteria }) => criteria),
    branchState.selected,
  );
  const apply = () => {
    if (applying.isPending) return;
    applying.mutate(
      { active, period, branchState },
      {
        onSuccess: (set) => {
          applied.show(set);
          host.notify({ kind: 'success', text: text('filters.apply.done') });
          onClose();
        },
      },
    );
  };
  return (
    <Modal
      open
      width={640}
      title={text('filters.apply.title')}
      okText={text('filters.apply.confirm')}
      okButtonProps={{ loading: applying.isPending }}
      cancelText={text('filters.apply.cancel')}
      onOk={apply}
      onCancel={onClose}
    >
      <PendingList pending={pending} branchCount={branchState.selected.length} />
      {joined === null ? (
        <Alert type="info" role="status" showIcon title={text('filters.effect.all')} />
      ) : joined === 'too-large' ? (
        <Alert type="warning" role="status" showIcon title={text('filters.effect.tooLarge')} />
      ) : (
        <FilterEffect
          brandId={brandId}
          criteria={joined}
          period={period}
          before={{
            title: text('filters.effect.now'),
            appliedSetId: applied.setId,
            matchCount: applied.known?.matchCount,
          }}
          afterTitle={text('filters.effect.after')}
        />
      )}
      <p>{text('filters.apply.frozen')}</p>
      {applying.error === null ? null : (
        <ProblemNotice
          title={text('filters.apply.failed')}
          error={applying.error}
          note={text('filters.apply.failedNote')}
          onRetry={apply}
        />
      )}
    </Modal>
  );
}
