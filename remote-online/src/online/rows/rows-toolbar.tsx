import type { Condition, ReportField } from '@tallyhouse/shared/contracts/report-fields';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { Segmented, Select } from '@tallyhouse/shared/kit/select';
import type { GridDensity } from '@tallyhouse/shared/ui/report-grid';
import type { ReactNode } from 'react';
import { useOnlineText } from '../../i18n/use-online-text';
import { ConditionChips } from '../conditions/condition-chips';
import type { RowView } from '../online-queries';

interface RowsToolbarProps {
  readonly view: RowView;
  /** Columns that the report has, to filter by. */
  readonly fields: readonly ReportField[];
  readonly density: GridDensity;
  readonly onDensity: (density: GridDensity) => void;
  readonly onChange: (change: Partial<RowView>) => void;
  readonly children: ReactNode;
}

/** Filters, grouping and looks of the rows. */
export function RowsToolbar({ view, fields, density, onDensity, onChange, children }: RowsToolbarProps) {
  const text = useOnlineText();
  const groupable = fields.filter((field) => field.groupable);
  return (
    <Flex vertical gap={8} style={{ marginBlockEnd: 8 }}>
      <Flex gap={8} wrap align="center" justify="space-between">
        <Flex gap={8} wrap align="center">
          <Select
            mode="multiple"
            maxCount={4}
            aria-label={text('rows.group')}
            prefix={`${text('rows.group')}: `}
            placeholder={text('rows.noGroup')}
            style={{ minWidth: 220, maxWidth: '100%' }}
            value={[...view.groupBy]}
            options={groupable.map((field) => ({ value: field.field, label: field.title.en }))}
            onChange={(groupBy: string[]) => onChange({ groupBy })}
          />
          <Segmented<GridDensity>
            aria-label={text('rows.density')}
            value={density}
            options={(['compact', 'normal', 'comfortable'] as const).map((value) => ({
              value,
              label: text(`rows.densityName.${value}`),
            }))}
            onChange={onDensity}
          />
        </Flex>
        <Flex gap={8} wrap align="center">
          {children}
        </Flex>
      </Flex>
      <ConditionChips
        conditions={view.filters}
        fields={fields.filter((field) => field.filterable)}
        onChange={(filters: readonly Condition[]) => onChange({ filters })}
      />
    </Flex>
  );
}
