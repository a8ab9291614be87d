import type { SavedSearch } from '@tallyhouse/shared/contracts/saved-searches';
import { Button } from '@tallyhouse/shared/kit/core';
import { EllipsisOutlined } from '@tallyhouse/shared/kit/icons';
import { Dropdown, type MenuProps } from '@tallyhouse/shared/kit/modal';
import { useRef } from 'react';
import { isSchedulable } from './schedule-search';
import type { RowActions } from './use-row-actions';
import { useSearchesText } from './use-searches-text';

interface RowMenuProps {
  readonly search: SavedSearch;
  readonly actions: RowActions;
}

/** Open, and everything else that can be done with a search; what only its owner may do is not offered to others. */
export function RowMenu({ search, actions }: RowMenuProps) {
  const text = useSearchesText();
  const button = useRef<HTMLButtonElement>(null);
  const { name, isOwn, shared, isStartView, screen } = search;
  const items: MenuProps['items'] = [
    ...(isOwn ? [{ key: 'edit', label: text('action.edit') }] : []),
    { key: 'duplicate', label: text('action.duplicate') },
    { key: 'copyLink', label: text('action.copyLink') },
    { key: 'start', label: text(isStartView ? 'action.unstart' : 'action.start') },
    ...(isOwn && (shared || actions.mayShare)
      ? [{ key: 'share', label: text(shared ? 'action.unshare' : 'action.share') }]
      : []),
    ...(isOwn && isSchedulable(screen) ? [{ key: 'schedule', label: text('action.schedule') }] : []),
    ...(isOwn
      ? [{ type: 'divider' as const }, { key: 'remove', label: text('action.remove'), danger: true }]
      : []),
  ];
  const act: MenuProps['onClick'] = ({ key }) => {
    const action = (['edit', 'duplicate', 'copyLink', 'start', 'share', 'schedule', 'remove'] as const).find(
      (one) => one === key,
    );
    // The menu closes: a dialog gives the focus back to what opened it.
    button.current?.focus();
    if (action !== undefined) actions[action](search);
  };
  return (
    <span style={{ display: 'inline-flex', gap: 4 }}>
      <Button
        size="small"
        aria-label={text('action.openNamed', { name })}
        onClick={() => actions.open(search)}
      >
        {text('action.open')}
      </Button>
      <Dropdown trigger={['click']} menu={{ items, onClick: act }}>
        <Button
          ref={button}
          size="small"
          type="text"
          icon={<EllipsisOutlined aria-hidden />}
          aria-haspopup="menu"
          aria-label={text('action.more', { name })}
        />
      </Dropdown>
    </span>
  );
}
