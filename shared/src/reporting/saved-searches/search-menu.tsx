import type { SavedSearch } from '../../contracts/saved-searches';
import { useRemoteHost } from '../../host/remote-host';
import { Button } from '../../kit/core';
import { EllipsisOutlined } from '../../kit/icons';
import { Dropdown, type MenuProps } from '../../kit/modal';
import type { SearchChanges } from './use-search-changes';
import { useSavedSearchesText } from './use-saved-searches-text';

interface SearchMenuProps {
  readonly view: SavedSearch;
  readonly changes: SearchChanges;
  readonly onDuplicated: (copy: SavedSearch) => void;
  readonly onRemove: () => void;
}

/** What can be done with the view that is shown. */
export function SearchMenu({ view, changes, onDuplicated, onRemove }: SearchMenuProps) {
  const text = useSavedSearchesText();
  const host = useRemoteHost();
  const { id, name, isOwn, shared, isStartView } = view;
  const say = (words: string) => host.notify({ kind: 'success', text: words });
  const mayShare = shared || host.session.permissions.includes('filters.shared');
  const items: MenuProps['items'] = [
    { key: 'start', label: text(isStartView ? 'unstart' : 'start') },
    ...(isOwn && mayShare ? [{ key: 'share', label: text(shared ? 'unshare' : 'share') }] : []),
    { key: 'duplicate', label: text('duplicate') },
    ...(isOwn ? [{ type: 'divider' as const }, { key: 'remove', label: text('remove'), danger: true }] : []),
  ];
  const act: MenuProps['onClick'] = ({ key }) => {
    if (key === 'start') {
      const words = text(isStartView ? 'unstartNow' : 'startNow', { name });
      changes.start.mutate({ id, isStartView: !isStartView }, { onSuccess: () => say(words) });
    } else if (key === 'share') {
      const words = text(shared ? 'unsharedNow' : 'sharedNow', { name });
      changes.share.mutate({ id, shared: !shared }, { onSuccess: () => say(words) });
    } else if (key === 'duplicate') {
      changes.duplicate.mutate(
        { id, name: text('copyName', { name }).slice(0, 80) },
        {
          onSuccess: (copy) => {
            say(text('duplicated', { name: copy.name }));
            onDuplicated(copy);
          },
        },
      );
    } else onRemove();
  };
  return (
    <Dropdown trigger={['click']} menu={{ items, onClick: act }}>
      <Button
        size="small"
        type="text"
        icon={<EllipsisOutlined aria-hidden />}
        aria-haspopup="menu"
        aria-label={text('more', { name })}
      />
    </Dropdown>
  );
}
