import { Input } from '@tallyhouse/shared/kit/core';
import { useRetailText } from '../../i18n/use-retail-text';
import type { PlaceView } from './place-view';

interface PlaceSearchProps {
  readonly view: PlaceView;
  readonly onGo: (change: Partial<PlaceView>) => void;
}

/** Finds a place by its name, a ticket by its number. */
export function PlaceSearch({ view, onGo }: PlaceSearchProps) {
  const text = useRetailText();
  const label = text(view.level === 'ticket' ? 'searchTicket' : 'search');
  return (
    <Input.Search
      key={`${view.level} ${view.parentId ?? ''} ${view.text}`}
      allowClear
      maxLength={100}
      className="th-pushes th-most-220"
      placeholder={label}
      aria-label={label}
      defaultValue={view.text}
      onSearch={(found) => onGo({ text: found.trim() })}
    />
  );
}
