import { verticalSchema, type Channel, type Vertical } from '@tallyhouse/shared/contracts/scalars';
import { Button } from '@tallyhouse/shared/kit/core';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { Select } from '@tallyhouse/shared/kit/select';
import { useTotalsText } from '../i18n/use-totals-text';
import type { TotalView } from './total-view-in-url';
import { useLicences } from '@tallyhouse/shared/reporting/use-licences';

/** What narrows totals and summaries alike. */
type Narrowing = Pick<TotalView, 'channel' | 'vertical' | 'licenceId'>;

interface TotalsFiltersProps {
  readonly view: Narrowing;
  readonly onChange: (change: Partial<Narrowing>) => void;
}

/** Narrows the figures by channel, vertical and licence. */
export function TotalsFilters({ view, onChange }: TotalsFiltersProps) {
  const text = useTotalsText();
  const licences = useLicences();
  const isFiltered = view.channel !== null || view.vertical.length > 0 || view.licenceId !== null;
  return (
    <Flex gap={8} wrap align="center" role="group" aria-label={text('filter.label')}>
      <Select<Channel | ''>
        aria-label={text('filter.channel')}
        className="th-least-150"
        value={view.channel ?? ''}
        options={[
          { value: '', label: text('filter.anyChannel') },
          { value: 'ONLINE', label: text('channel.ONLINE') },
          { value: 'RETAIL', label: text('channel.RETAIL') },
        ]}
        onChange={(channel) => onChange({ channel: channel === '' ? null : channel })}
      />
      <Select<Vertical[]>
        mode="multiple"
        aria-label={text('filter.vertical')}
        placeholder={text('filter.anyVertical')}
        // Several values can be chosen: it does not grow with its placeholder by itself.
        style={{ minWidth: `calc(${text('filter.anyVertical').length} * 0.55em + 44px)`, maxWidth: '100%' }}
        maxTagCount="responsive"
        value={[...view.vertical]}
        options={verticalSchema.options.map((name) => ({ value: name, label: text(`vertical.${name}`) }))}
        onChange={(vertical) => onChange({ vertical })}
      />
      <Select<string>
        aria-label={text('filter.licence')}
        className="th-fits th-least-120"
        value={view.licenceId ?? ''}
        options={[
          { value: '', label: text('filter.anyLicence') },
          ...[...licences].map(([id, { number }]) => ({ value: id, label: number })),
        ]}
        onChange={(licenceId) => onChange({ licenceId: licenceId === '' ? null : licenceId })}
      />
      {isFiltered ? (
        <Button type="text" onClick={() => onChange({ channel: null, vertical: [], licenceId: null })}>
          {text('filter.clear')}
        </Button>
      ) : null}
    </Flex>
  );
}
