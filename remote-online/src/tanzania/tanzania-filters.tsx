import { Button, Checkbox, Input } from '@tallyhouse/shared/kit/core';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { Select } from '@tallyhouse/shared/kit/select';
import { useState } from 'react';
import { useTanzaniaText } from '../i18n/use-tanzania-text';
import { className } from './class-name';
import type { TanzaniaView } from './tanzania-view-in-url';

/** Classes of the Gaming Act that a brand may hold. */
const classes = [
  'LAND_CASINO',
  'ONLINE_CASINO',
  'SPORTS',
  'SMS_LOTTERY',
  'NATIONAL_LOTTERY',
  'FORTY_MACHINES',
  'SLOT_ROUTE',
  'SLOT_SHOP',
  'SLOT_CLUB',
  'VIRTUAL',
  'BINGO',
  'POOL_BETTING',
  'OTHER_S51',
];

interface TanzaniaFiltersProps {
  readonly view: TanzaniaView;
  readonly onChange: (change: Partial<TanzaniaView>) => void;
}

/** Narrows the Tanzanian figures by class and by region of shops, and takes in rules that nobody has verified. */
export function TanzaniaFilters({ view, onChange }: TanzaniaFiltersProps) {
  const text = useTanzaniaText();
  const isFiltered = view.productClass !== null || view.region !== null || view.includeUnverified;
  return (
    <Flex gap={8} wrap align="center" role="group" aria-label={text('filter.class')}>
      <Select<string>
        aria-label={text('filter.class')}
        className="th-fits th-least-180"
        value={view.productClass ?? ''}
        options={[
          { value: '', label: text('filter.anyClass') },
          ...classes.map((name) => ({ value: name, label: className(name, text) })),
        ]}
        onChange={(productClass) => onChange({ productClass: productClass === '' ? null : productClass })}
      />
      <RegionField key={view.region ?? ''} region={view.region} onChange={(region) => onChange({ region })} />
      <Checkbox
        checked={view.includeUnverified}
        onChange={(event) => onChange({ includeUnverified: event.target.checked })}
      >
        {text('filter.unverified')}
      </Checkbox>
      {isFiltered ? (
        <Button
          type="text"
          onClick={() => onChange({ productClass: null, region: null, includeUnverified: false })}
        >
          {text('filter.clear')}
        </Button>
      ) : null}
    </Flex>
  );
}

interface RegionFieldProps {
  readonly region: string | null;
  readonly onChange: (region: string | null) => void;
}

/** Takes effect with Enter or when it is left: a half-typed name is no region. */
function RegionField({ region, onChange }: RegionFieldProps) {
  const text = useTanzaniaText();
  const [typed, setTyped] = useState(region ?? '');
  const apply = () => {
    const name = typed.trim();
    if (name !== (region ?? '')) onChange(name === '' ? null : name);
  };
  return (
    <Input
      allowClear
      aria-label={text('filter.region')}
      placeholder={text('filter.region')}
      title={text('filter.regionHint')}
      className="th-wide-190"
      maxLength={100}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onPressEnter={apply}
      onBlur={apply}
    />
  );
}
