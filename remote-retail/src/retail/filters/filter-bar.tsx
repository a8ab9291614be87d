import { Alert, Button } from '@tallyhouse/shared/kit/core';
import { CheckOutlined, CloseOutlined, FilterOutlined } from '@tallyhouse/shared/kit/icons';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { Badge } from '@tallyhouse/shared/kit/detail';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useRetailText } from '../../i18n/use-retail-text';
import { useRetailMemory } from '../memory/retail-memory';
import type { PendingChanges } from './pending-changes';
import type { AppliedChoice } from './use-applied-set';
import type { FilterDesk } from './use-filter-desk';

interface FilterBarProps {
  readonly desk: FilterDesk;
  readonly applied: AppliedChoice;
  readonly pending: PendingChanges;
  readonly onOpen: () => void;
  readonly onApply: () => void;
}

/** Which filters are active, which of them the figures do not follow yet, and the way to apply them. */
export function FilterBar({ desk, applied, pending, onOpen, onApply }: FilterBarProps) {
  const text = useRetailText();
  const { branchState, saveBranchState, filters: kept } = useRetailMemory();
  const { data, isError, error, refetch } = desk.list;
  const filters = data?.items ?? kept;
  const active = filters.filter(({ state }) => state === 'ACTIVE');
  const branchCount = branchState.selected.length;
  const isForeign = applied.setId !== null && applied.known === null;
  const versionApplied = (id: string) => applied.known?.filters.find((one) => one.id === id)?.version;
  return (
    <section aria-label={text('filters.label')} className="th-shrinks">
      <Flex gap={8} wrap align="center">
        <Button
          icon={<FilterOutlined aria-hidden />}
          title={text('filters.openHint')}
          data-report-filter
          onClick={onOpen}
        >
          {text('filters.open')}
          {filters.length === 0
            ? null
            : ` · ${text('filters.count', { active: active.length, all: filters.length })}`}
        </Button>
        {active.map(({ filterId, name, version }) => {
          const from = versionApplied(filterId);
          const isChanged = from !== undefined && from !== version;
          return (
            <Button
              key={filterId}
              size="small"
              shape="round"
              icon={<CloseOutlined aria-hidden />}
              iconPlacement="end"
              disabled={desk.isBusy || !desk.mayOwn || data === undefined}
              title={
                !desk.mayOwn
                  ? text('filters.apply.noPermission')
                  : isChanged
                    ? text('filters.dirtyHint', { from, to: version })
                    : undefined
              }
              aria-label={text('filters.deactivateOne', { name })}
              onClick={() => desk.setActive({ filterId, name }, false)}
            >
              {name}
              {isChanged ? ` ≠ ${text('filters.dirtyMark')}` : ''}
            </Button>
          );
        })}
        {branchCount === 0 ? null : (
          <Button
            size="small"
            shape="round"
            icon={<CloseOutlined aria-hidden />}
            iconPlacement="end"
            aria-label={text('filters.clearBranches')}
            title={text('filters.clearBranches')}
            onClick={() => saveBranchState({ selected: [] })}
          >
            {text('filters.branchesSelected', { count: branchCount })}
          </Button>
        )}
        {pending.count > 0 && desk.mayOwn && data !== undefined ? (
          <Badge dot>
            <Button type="primary" icon={<CheckOutlined aria-hidden />} onClick={onApply}>
              {text('filters.apply.buttonCount', { count: pending.count })}
            </Button>
          </Badge>
        ) : null}
      </Flex>
      {isForeign ? (
        <Alert
          type="info"
          role="status"
          showIcon
          className="th-before-8"
          title={text('filters.foreignSet')}
          action={
            <Button size="small" onClick={() => applied.show(null)}>
              {text('filters.dropSet')}
            </Button>
          }
        />
      ) : null}
      {isError ? (
        <div className="th-before-8">
          <ProblemNotice title={text('filters.failed')} error={error} onRetry={() => void refetch()} />
        </div>
      ) : null}
    </section>
  );
}
