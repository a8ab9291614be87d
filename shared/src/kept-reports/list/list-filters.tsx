import { ReportStateChips } from '../../reporting/report-state-chips';
import { Checkbox, Input } from '../../kit/core';
import { SearchOutlined } from '../../kit/icons';
import { Select } from '../../kit/select';
import { Flex } from '../../kit/layout';
import { useEffect, useState } from 'react';
import { ChoicesFold } from '../../ui/choices-fold';
import { useKeptReportsText } from '../i18n/use-kept-reports-text';
import type { SpokenType } from '../use-report-fields';
import type { ListFilters } from './list-filters-in-url';
import { ListPeriod } from './list-period';

const typingMs = 300;

interface ListFiltersBarProps {
  readonly filters: ListFilters;
  readonly types: readonly SpokenType[];
  readonly onChange: (change: Partial<ListFilters>) => void;
}

/** Narrows the list by state, type and text. */
export function ListFiltersBar({ filters, types, onChange }: ListFiltersBarProps) {
  const text = useKeptReportsText();
  return (
    <Flex className="th-no-print th-after-12" vertical gap={8}>
      <ChoicesFold>
        <Flex gap={8} wrap align="center">
          <SearchText value={filters.text} onSearch={(words) => onChange({ text: words })} />
          <Select
            aria-label={text('list.type')}
            className="th-fits th-least-220"
            value={filters.type ?? ''}
            options={[
              { value: '', label: text('list.anyType') },
              ...types.map((type) => ({ value: type.type, label: type.title })),
            ]}
            onChange={(type: string) => onChange({ type: type === '' ? null : type })}
          />
          <ListPeriod value={filters.period} onChange={(period) => onChange({ period })} />
          <Checkbox
            checked={filters.isAllVersions}
            onChange={(event) => onChange({ isAllVersions: event.target.checked })}
          >
            {text('list.allVersions')}
          </Checkbox>
        </Flex>
        <ReportStateChips chosen={filters.states} onChange={(states) => onChange({ states })} />
      </ChoicesFold>
    </Flex>
  );
}

function SearchText({
  value,
  onSearch,
}: {
  readonly value: string;
  readonly onSearch: (words: string) => void;
}) {
  const text = useKeptReportsText();
  const [words, setWords] = useState(value);
  const [known, setKnown] = useState(value);
  // Cleared or changed from elsewhere: what was typed before is over.
  if (value !== known) {
    setKnown(value);
    setWords(value);
  }
  // The list follows the typing, a moment after it pauses.
  useEffect(() => {
    if (words === value) return undefined;
    const timer = setTimeout(() => onSearch(words), typingMs);
    return () => clearTimeout(timer);
  }, [words, value, onSearch]);
  return (
    <Input
      allowClear
      prefix={<SearchOutlined aria-hidden />}
      aria-label={text('list.search')}
      placeholder={text('list.search')}
      className="th-fits th-wide-260"
      maxLength={100}
      value={words}
      onChange={(event) => setWords(event.target.value)}
    />
  );
}
