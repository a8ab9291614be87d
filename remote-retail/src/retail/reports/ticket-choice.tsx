import type { RetailFilter } from '@tallyhouse/shared/contracts/retail-filters';
import { Radio } from '@tallyhouse/shared/kit/form';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { Select } from '@tallyhouse/shared/kit/select';
import { FilterWords } from '@tallyhouse/shared/reporting/filter-words';
import { useRetailText } from '../../i18n/use-retail-text';
import { useRetailMemory } from '../memory/retail-memory';
import type { PickedTickets } from './picked-tickets';

interface TicketChoiceProps {
  readonly picked: PickedTickets;
  readonly filters: readonly RetailFilter[];
  readonly onChange: (picked: PickedTickets) => void;
}

/** Which tickets a report is about: all, those of the filters applied, or those of one filter to be tried. */
export function TicketChoice({ picked, filters, onChange }: TicketChoiceProps) {
  const text = useRetailText();
  const { applied } = useRetailMemory().filterState;
  const setId = picked.appliedSetId ?? applied?.setId ?? null;
  const chosen = picked.filterId !== null ? 'one' : picked.appliedSetId !== null ? 'applied' : 'all';
  const words = applied !== null && applied.setId === setId ? applied.words : [];
  const [first] = filters;
  const pick = (next: 'all' | 'applied' | 'one') =>
    onChange({
      appliedSetId: next === 'applied' ? setId : null,
      filterId: next === 'one' ? (first?.filterId ?? null) : null,
    });
  return (
    <Radio.Group
      aria-label={text('reports.tickets')}
      value={chosen}
      onChange={(event) => pick(event.target.value as 'all' | 'applied' | 'one')}
    >
      <Flex vertical gap={6}>
        <Radio value="all">{text('reports.everything')}</Radio>
        <Radio value="applied" disabled={setId === null}>
          {text('reports.applied')}
          {words.length === 0 ? null : ': '}
          <FilterWords words={words} none="" />
        </Radio>
        <Radio value="one" disabled={first === undefined}>
          {text('reports.one')}
        </Radio>
        {chosen === 'one' ? (
          <Select
            aria-label={text('reports.chooseFilter')}
            className="th-most-360"
            value={picked.filterId}
            options={filters.map(({ filterId, name }) => ({ value: filterId, label: name }))}
            onChange={(filterId: string) => onChange({ filterId, appliedSetId: null })}
          />
        ) : null}
      </Flex>
    </Radio.Group>
  );
}
