import type { SessionView } from '@tallyhouse/shared/contracts/remote';
import type { Period } from '@tallyhouse/shared/contracts/scalars';
import { useSearchParams } from '@tallyhouse/shared/kit/router';
import { Button } from '@tallyhouse/shared/kit/core';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { useState, type ReactNode } from 'react';
import { useRetailText } from '../../i18n/use-retail-text';
import { useRetailMemory } from '../memory/retail-memory';
import { useUndo } from '../use-undo';
import { ApplyDialog } from './apply-dialog';
import { FilterBar } from './filter-bar';
import { FilterPanel } from './filter-panel';
import { panelOf, withPanel } from './panel-in-url';
import { pendingChanges } from './pending-changes';
import type { AppliedChoice } from './use-applied-set';
import { useFilterDesk } from './use-filter-desk';

interface FilterDeskViewProps {
  readonly brand: NonNullable<SessionView['brand']>;
  readonly period: Period;
  readonly applied: AppliedChoice;
}

/**
 * Everything about filters on the page of figures: the bar above them, and the panel and dialog over the page, which
 * are there whether or not the figures are.
 */
export function useFilterDeskView({ brand, period, applied }: FilterDeskViewProps): {
  readonly bar: ReactNode;
  readonly overlays: ReactNode;
} {
  const text = useRetailText();
  const { offer, bar: undoBar } = useUndo();
  const desk = useFilterDesk(brand.id, offer);
  const { branchState, saveFilterState } = useRetailMemory();
  const [search, setSearch] = useSearchParams();
  const [isApplying, setApplying] = useState(false);
  const panel = panelOf(search);
  const items = desk.list.data?.items ?? [];
  const pending = pendingChanges({
    filters: items,
    applied: applied.known,
    selectedBranches: branchState.selected,
  });
  const open = (next: string | null) => {
    saveFilterState({ isPanelOpen: next !== null });
    setSearch((current) => withPanel(current, next));
  };
  const apply = (
    <Flex gap={12} wrap justify="space-between" align="center">
      <span role="status">
        {pending.count === 0
          ? text('filters.apply.nothing')
          : text('filters.apply.pending', { count: pending.count })}
      </span>
      {desk.mayOwn ? (
        <Button type="primary" disabled={pending.count === 0} onClick={() => setApplying(true)}>
          {text('filters.apply.button')}
        </Button>
      ) : (
        <span>{text('filters.apply.noPermission')}</span>
      )}
    </Flex>
  );
  const bar = (
    <>
      {panel === null ? undoBar : null}
      <FilterBar
        desk={desk}
        applied={applied}
        pending={pending}
        onOpen={() => open('list')}
        onApply={() => setApplying(true)}
      />
    </>
  );
  const overlays = (
    <>
      {panel === null ? null : (
        <FilterPanel
          brand={brand}
          desk={desk}
          period={period}
          panel={panel}
          onPanel={open}
          notice={undoBar}
          footer={apply}
        />
      )}
      {isApplying ? (
        <ApplyDialog
          brandId={brand.id}
          period={period}
          active={items.filter(({ state }) => state === 'ACTIVE')}
          pending={pending}
          applied={applied}
          onClose={() => setApplying(false)}
        />
      ) : null}
    </>
  );
  return { bar, overlays };
}
