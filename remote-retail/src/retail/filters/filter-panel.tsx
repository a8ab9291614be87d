import type { SessionView } from '@tallyhouse/shared/contracts/remote';
import type { Period } from '@tallyhouse/shared/contracts/scalars';
import { Button } from '@tallyhouse/shared/kit/core';
import { Skeleton } from '@tallyhouse/shared/kit/feedback';
import { ArrowLeftOutlined } from '@tallyhouse/shared/kit/icons';
import { Drawer } from '@tallyhouse/shared/kit/modal';
import { EmptyNotice } from '@tallyhouse/shared/ui/empty-notice';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useLacking } from '@tallyhouse/shared/reporting/use-lacking';
import type { ReactNode } from 'react';
import { useRetailText } from '../../i18n/use-retail-text';
import { FilterForm } from './filter-form';
import { FilterList } from './filter-list';
import type { FilterDesk } from './use-filter-desk';

interface FilterPanelProps {
  readonly brand: NonNullable<SessionView['brand']>;
  readonly desk: FilterDesk;
  readonly period: Period;
  /** What it shows: `list`, `deleted`, `new` or the id of a filter. */
  readonly panel: string;
  readonly onPanel: (panel: string | null) => void;
  /** What was done last and can be taken back. */
  readonly notice: ReactNode;
  /** What is pending and the way to apply it, under the list. */
  readonly footer: ReactNode;
}

/** Filters beside the figures: the list, or the form of one. */
export function FilterPanel({ brand, desk, period, panel, onPanel, notice, footer }: FilterPanelProps) {
  const text = useRetailText();
  const isList = panel === 'list' || panel === 'deleted';
  return (
    <Drawer
      open
      title={text('filters.panel')}
      placement="right"
      size={720}
      styles={{ wrapper: { maxWidth: '100vw' } }}
      mask={{ closable: isList, blur: false }}
      footer={isList ? footer : null}
      onClose={() => onPanel(null)}
    >
      {notice}
      {isList ? (
        <FilterList
          brandId={brand.id}
          zone={brand.zone}
          desk={desk}
          isDeleted={panel === 'deleted'}
          onPanel={onPanel}
        />
      ) : (
        <>
          <Button
            type="link"
            className="th-after-8 th-pad-inline-0"
            icon={<ArrowLeftOutlined aria-hidden className="th-mirrored" />}
            onClick={() => onPanel('list')}
          >
            {text('filters.form.back')}
          </Button>
          <OneFilter brand={brand} desk={desk} period={period} panel={panel} onPanel={onPanel} />
        </>
      )}
    </Drawer>
  );
}

function OneFilter({ brand, desk, period, panel, onPanel }: Omit<FilterPanelProps, 'footer' | 'notice'>) {
  const text = useRetailText();
  const lacking = useLacking();
  const { data, isError, error, refetch } = desk.list;
  if (data === undefined) {
    return isError ? (
      <ProblemNotice title={text('filters.failed')} error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton active paragraph={{ rows: 8 }} />
    );
  }
  const filter = panel === 'new' ? null : data.items.find(({ filterId }) => filterId === panel);
  if (filter === undefined) {
    return <EmptyNotice title={text('filters.form.gone')} hint={text('filters.form.back')} />;
  }
  if (!desk.mayOwn || (filter?.shared === true && !desk.mayShare)) {
    return <EmptyNotice title={desk.mayOwn ? lacking('filters.shared') : text('filters.readOnly')} />;
  }
  return (
    <FilterForm
      key={panel}
      brand={brand}
      filter={filter}
      fields={data.fields}
      period={period}
      mayShare={desk.mayShare}
      onSaved={() => onPanel('list')}
      onCancel={() => onPanel('list')}
    />
  );
}
