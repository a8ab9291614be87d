import { Input } from '@tallyhouse/shared/kit/core';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { Segmented } from '@tallyhouse/shared/kit/select';
import { useRetailText } from '../i18n/use-retail-text';
import { viewOn, type RetailLevel, type RetailView } from './retail-view';

interface RetailToolbarProps {
  readonly view: RetailView;
  readonly onGo: (view: RetailView) => void;
}

/** Level switch and search. Inside a branch the switch is between its terminals and its cashiers. */
export function RetailToolbar({ view, onGo }: RetailToolbarProps) {
  const text = useRetailText();
  const levels: readonly RetailLevel[] =
    view.branch !== undefined
      ? ['terminal', 'cashier']
      : view.region !== undefined
        ? []
        : ['region', 'branch'];
  return (
    <Flex wrap gap="small" justify="space-between" style={{ marginBlock: 12 }}>
      {levels.length === 0 ? (
        <span />
      ) : (
        <Segmented<RetailLevel>
          aria-label={text('levelSwitch')}
          value={view.level}
          options={levels.map((level) => ({ value: level, label: text(`level.${level}`) }))}
          onChange={(level) => onGo(viewOn(view, level))}
        />
      )}
      <Input.Search
        key={`${view.level} ${view.text}`}
        allowClear
        maxLength={100}
        style={{ maxWidth: 280 }}
        placeholder={text('search')}
        aria-label={text('search')}
        defaultValue={view.text}
        onSearch={(found) => onGo({ ...view, text: found.trim(), page: 1 })}
      />
    </Flex>
  );
}
