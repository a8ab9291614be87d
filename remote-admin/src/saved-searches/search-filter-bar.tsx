import { Input } from '@tallyhouse/shared/kit/core';
import { Segmented, Select } from '@tallyhouse/shared/kit/select';
import { useEffect, useState } from 'react';
import { FilterBar } from '@tallyhouse/shared/ui/filter-bar';
import { screenWords, searchScreens } from './search-words';
import { searchTabs, type SearchFilters } from './searches-in-url';
import { useSearchesText } from './use-searches-text';

/** Typing need not ask the server with every letter. */
const pauseMs = 300;

interface SearchFilterBarProps {
  readonly filters: SearchFilters;
  readonly onChange: (change: Partial<SearchFilters>) => void;
}

/** Whose searches, of which screen, with which name. */
export function SearchFilterBar({ filters, onChange }: SearchFilterBarProps) {
  const text = useSearchesText();
  const [typed, setTyped] = useState(filters.text);
  const [shown, setShown] = useState(filters.text);
  // The address changed by Back, or by “show all”.
  if (shown !== filters.text) {
    setShown(filters.text);
    setTyped(filters.text);
  }
  useEffect(() => {
    if (typed === filters.text) return undefined;
    const timer = setTimeout(() => onChange({ text: typed }), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, filters.text, onChange]);
  return (
    <FilterBar onClear={null}>
      <div className="th-scroll th-fits">
        <Segmented
          aria-label={text('column.owner')}
          value={filters.tab}
          options={searchTabs.map((tab) => ({ value: tab, label: text(`tabs.${tab}`) }))}
          onChange={(tab) => onChange({ tab })}
        />
      </div>
      {filters.tab === 'deleted' ? null : (
        <>
          <Input.Search
            data-report-filter
            allowClear
            aria-label={text('find')}
            placeholder={text('findHint')}
            className="th-wide-220"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onSearch={(words) => onChange({ text: words })}
          />
          <Select<string>
            aria-label={text('screenFilter')}
            className="th-wide-200"
            value={filters.screen ?? ''}
            options={[
              { value: '', label: text('anyScreen') },
              ...searchScreens.map((screen) => ({ value: screen, label: screenWords(screen, text) })),
            ]}
            onChange={(screen) => onChange({ screen: screen === '' ? null : screen })}
          />
        </>
      )}
    </FilterBar>
  );
}
