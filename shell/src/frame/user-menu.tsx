import { Button } from '@tallyhouse/shared/kit/core';
import { LogoutOutlined, SwapOutlined, UserOutlined } from '@tallyhouse/shared/kit/icons';
import { Dropdown } from '@tallyhouse/shared/kit/modal';
import { areShortcutsOn, setShortcutsOn } from '@tallyhouse/shared/preferences/shortcuts';
import { useState } from 'react';
import { useShellText } from '../i18n/use-shell-text';
import { useServices } from '../services';
import { leave } from '@tallyhouse/shared/session/leave';
import { usePageUser } from '../session/use-page-user';

export function UserMenu() {
  const text = useShellText();
  const services = useServices();
  const user = usePageUser();
  const [hasShortcuts, setHasShortcuts] = useState(areShortcutsOn);
  const switchShortcuts = () => {
    setShortcutsOn(!hasShortcuts);
    setHasShortcuts(!hasShortcuts);
  };

  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          {
            key: 'who',
            type: 'group',
            label: (
              <span className="who">
                <span className="small">{text('frame.signedInAs')}</span>
                <strong>{user?.name}</strong>
                <span>{user?.email}</span>
                <span className="small">{user?.roles.join(', ')}</span>
              </span>
            ),
          },
          { type: 'divider' },
          {
            key: 'shortcuts',
            icon: <SwapOutlined />,
            label: text(hasShortcuts ? 'frame.shortcutsOff' : 'frame.shortcutsOn'),
            onClick: switchShortcuts,
          },
          {
            key: 'leave',
            icon: <LogoutOutlined />,
            label: text('frame.signOut'),
            onClick: () => void leave(services),
          },
        ],
      }}
    >
      <Button
        type="text"
        icon={<UserOutlined />}
        aria-label={text('frame.account', { name: user?.name ?? '' })}
      >
        <span className="user-name">{user?.name}</span>
      </Button>
    </Dropdown>
  );
}
