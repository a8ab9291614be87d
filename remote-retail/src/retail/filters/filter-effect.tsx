import type { CriteriaGroup } from '@tallyhouse/shared/contracts/criteria';
import type { Period } from '@tallyhouse/shared/contracts/scalars';
import { periodText } from '@tallyhouse/shared/format/day';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Alert } from '@tallyhouse/shared/kit/core';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { NotLoaded } from '@tallyhouse/shared/ui/not-loaded';
import { useRetailText } from '../../i18n/use-retail-text';
import { branchTreeQuery } from '../branches/branch-tree-query';
import { EffectTable, type EffectSide } from './effect-table';
import { effectQuery, totalsQuery } from './filter-queries';

interface FilterEffectProps {
  readonly brandId: string;
  readonly criteria: CriteriaGroup;
  readonly period: Period;
  /** What stands on the left: everything, or what the figures show now. */
  readonly before: {
    readonly title: string;
    readonly appliedSetId: string | null;
    /** Places of the applied set; left out for everything. */
    readonly matchCount?: { readonly branches: number; readonly terminals: number } | undefined;
  };
  readonly afterTitle: string;
}

/** What criteria would do to the figures, before anything is kept or applied. */
export function FilterEffect({ brandId, criteria, period, before, afterTitle }: FilterEffectProps) {
  const text = useRetailText();
  const { http } = useRemoteHost();
  const effect = useQuery(effectQuery(http, brandId, { criteria, period }));
  const totals = useQuery(totalsQuery(http, brandId, { period, appliedSetId: before.appliedSetId }));
  const regions = useQuery(branchTreeQuery(http, brandId)).data?.regions;
  if (effect.isError || effect.data === undefined) {
    return (
      <NotLoaded
        query={effect}
        failed={text('filters.effect.failed')}
        rows={5}
        loading={text('filters.effect.computing')}
      />
    );
  }
  const { matchCount, totals: after, currency } = effect.data;
  const everywhere = regions && {
    branches: regions.reduce((sum, { branches }) => sum + branches.length, 0),
    terminals: regions.reduce((sum, { terminalCount }) => sum + terminalCount, 0),
  };
  const places = before.appliedSetId === null ? everywhere : before.matchCount;
  const left: EffectSide = {
    title: before.title,
    branches: places?.branches ?? null,
    terminals: places?.terminals ?? null,
    totals: totals.data?.totals,
  };
  const isStale = effect.isPlaceholderData;
  return (
    <div aria-busy={isStale} className={isStale ? 'th-outdated' : undefined}>
      <EffectTable
        caption={text('filters.effect.title', { period: periodText(period) })}
        currency={currency}
        before={left}
        after={{ title: afterTitle, ...matchCount, totals: after }}
        touched={matchCount.tickets}
      />
      {matchCount.tickets === 0 && !isStale ? (
        <Alert type="warning" showIcon className="th-before-8" title={text('filters.effect.nothing')} />
      ) : null}
    </div>
  );
}
