import type { SavedSearch } from '../../contracts/saved-searches';
import { useRemoteHost } from '../../host/remote-host';
import { Button } from '../../kit/core';
import { DownOutlined, SaveOutlined, UnorderedListOutlined } from '../../kit/icons';
import { Dropdown, type MenuProps } from '../../kit/modal';
import { useSavedSearchesText, type SavedSearchesText } from './use-saved-searches-text';
import { personInWords } from '../../contracts/people';

type Items = NonNullable<MenuProps['items']>;

interface SearchPickerProps {
  readonly views: readonly SavedSearch[];
  readonly active: SavedSearch | null;
  readonly isLoading: boolean;
  /** Of what a builder starts from: these are called templates. */
  readonly areTemplates: boolean;
  readonly onPick: (view: SavedSearch) => void;
  readonly onSaveAs: () => void;
}

/** The saved searches of a screen as a menu: own ones, then those of the brand. */
export function SearchPicker({
  views,
  active,
  isLoading,
  areTemplates,
  onPick,
  onSaveAs,
}: SearchPickerProps) {
  const text = useSavedSearchesText();
  const none = text(areTemplates ? 'template.none' : 'none');
  const label = text(areTemplates ? 'template.label' : 'label');
  const host = useRemoteHost();
  const items: Items = [
    ...groupOf(
      text('own'),
      views.filter(({ isOwn }) => isOwn),
      text,
    ),
    ...groupOf(
      text('shared'),
      views.filter(({ isOwn }) => !isOwn),
      text,
    ),
    // A button that is loading takes no click: while views are on their way, the menu has what needs none.
    ...(views.length === 0 && !isLoading
      ? [{ key: 'none', label: text(areTemplates ? 'template.noneHint' : 'noneHint'), disabled: true }]
      : []),
    { type: 'divider' },
    { key: 'save-as', icon: <SaveOutlined aria-hidden />, label: `${text('saveAs')} …` },
    { key: 'all', icon: <UnorderedListOutlined aria-hidden />, label: text('all') },
  ];
  const pick: MenuProps['onClick'] = ({ key }) => {
    if (key === 'all') host.navigate('/save-search');
    else if (key === 'save-as') onSaveAs();
    else {
      const view = views.find(({ id }) => id === key);
      if (view !== undefined) onPick(view);
    }
  };
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items,
        selectable: true,
        selectedKeys: active === null ? [] : [active.id],
        onClick: pick,
        style: { maxBlockSize: '60vh', overflow: 'auto' },
      }}
    >
      <Button
        size="small"
        aria-haspopup="menu"
        aria-label={active === null ? none : `${label}: ${active.name}`}
        className="th-most-320"
      >
        <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{active?.name ?? none}</span>
        <DownOutlined aria-hidden />
      </Button>
    </Dropdown>
  );
}

function groupOf(label: string, views: readonly SavedSearch[], text: SavedSearchesText): Items {
  if (views.length === 0) return [];
  const children = views.map(({ id, name, isOwn, isStartView, owner }) => {
    const notes = [
      ...(isOwn ? [] : [text('by', { name: personInWords(owner.name, owner.account) })]),
      ...(isStartView ? [`★ ${text('isStart')}`] : []),
    ];
    return {
      key: id,
      label: (
        <span>
          {name}
          {notes.length === 0 ? null : <small className="th-dim"> · {notes.join(' · ')}</small>}
        </span>
      ),
    };
  });
  return [{ type: 'group', label, children }];
}
