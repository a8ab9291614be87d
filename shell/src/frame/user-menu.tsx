import { Button } from '@tallyhouse/shared/kit/core';
import { FileTextOutlined, LogoutOutlined, SwapOutlined, UserOutlined } from '@tallyhouse/shared/kit/icons';
import { Dropdown } from '@tallyhouse/shared/kit/modal';
import { areShortcutsOn, setShortcutsOn } from '@tallyhouse/shared/preferences/shortcuts';
import { useState } from 'react';
import { GlossaryDrawer } from '../glossary/glossary-drawer';
import { useShellText } from '../i18n/use-shell-text';
import { useServices } from '../services/services';
import { leave } from '@tallyhouse/shared/session/leave';
import { usePageUser } from '../session/use-page-user';

export function UserMenu() {
  const text = useShellText();
  const services = useServices();
  const user = usePageUser();
  const [hasShortcuts, setHasShortcuts] = useState(areShortcutsOn);
  const [isGlossaryOpen, setGlossaryOpen] = useState(false);
  const switchShortcuts = () => {
    setShortcutsOn(!hasShortcuts);
    setHasShortcuts(!hasShortcuts);
  };

  return (
    <>
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
              key: 'glossary',
              icon: <FileTextOutlined />,
              label: text('frame.glossary'),
              onClick: () => setGlossaryOpen(true),
            },
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
      {isGlossaryOpen ? <GlossaryDrawer start={null} onClose={() => setGlossaryOpen(false)} /> : null}
    </>
  );
}
