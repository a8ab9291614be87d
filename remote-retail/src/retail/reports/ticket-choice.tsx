import type { RetailFilter } from '@tallyhouse/shared/contracts/retail-filters';
import { Radio } from '@tallyhouse/shared/kit/form';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { Link } from '@tallyhouse/shared/kit/router';
import { Select } from '@tallyhouse/shared/kit/select';
import { FilterWords } from '@tallyhouse/shared/reporting/filter-words';
import { useId } from 'react';
import { useRetailText } from '../../i18n/use-retail-text';
import { useRetailMemory } from '../memory/retail-memory';
import { retailPaths } from '../retail-paths';
import type { PickedTickets } from './picked-tickets';

interface TicketChoiceProps {
  readonly picked: PickedTickets;
  /** Undefined until they are known. */
  readonly filters: readonly RetailFilter[] | undefined;
  readonly onChange: (picked: PickedTickets) => void;
}

const hint = 'th-indent-20 th-text-12';

/** Which tickets a report is about: all, those of the filters applied, or those of one filter to be tried. */
export function TicketChoice({ picked, filters, onChange }: TicketChoiceProps) {
  const text = useRetailText();
  const id = useId();
  const { applied } = useRetailMemory().filterState;
  const setId = picked.appliedSetId ?? applied?.setId ?? null;
  const chosen = picked.filterId !== null ? 'one' : picked.appliedSetId !== null ? 'applied' : 'all';
  const words = applied !== null && applied.setId === setId ? applied.words : [];
  const known = filters ?? [];
  const [first] = known;
  const noneAppliedId = setId === null ? `${id}-applied` : undefined;
  const noFiltersId = filters?.length === 0 ? `${id}-one` : undefined;
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
        <Radio value="applied" disabled={setId === null} aria-describedby={noneAppliedId}>
          {text('reports.applied')}
          {words.length === 0 ? null : ': '}
          <FilterWords words={words} none="" />
        </Radio>
        {noneAppliedId === undefined ? null : (
          <div id={noneAppliedId} className={hint}>
            {text('reports.noneApplied')}
          </div>
        )}
        <Radio value="one" disabled={first === undefined} aria-describedby={noFiltersId}>
          {text('reports.one')}
        </Radio>
        {noFiltersId === undefined ? null : (
          <div id={noFiltersId} className={hint}>
            {text('reports.noFilters')}
          </div>
        )}
        {chosen === 'one' ? (
          <Select
            aria-label={text('reports.chooseFilter')}
            className="th-most-360"
            value={picked.filterId}
            options={known.map(({ filterId, name }) => ({ value: filterId, label: name }))}
            onChange={(filterId: string) => onChange({ filterId, appliedSetId: null })}
          />
        ) : null}
        {noneAppliedId === undefined && noFiltersId === undefined ? null : (
          <Link to={`${retailPaths.figures}?filters=list`} className={hint}>
            {text('reports.toFilters')}
          </Link>
        )}
      </Flex>
    </Radio.Group>
  );
}
