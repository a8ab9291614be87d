import { Button } from '@tallyhouse/shared/kit/core';
import {
  FileTextOutlined,
  LogoutOutlined,
  RightOutlined,
  SwapOutlined,
  UserOutlined,
} from '@tallyhouse/shared/kit/icons';
import { Dropdown } from '@tallyhouse/shared/kit/modal';
import { useRoleNames } from '@tallyhouse/shared/i18n/use-role-names';
import { areShortcutsOn, setShortcutsOn } from '@tallyhouse/shared/preferences/shortcuts';
import { useState } from 'react';
import { GlossaryDrawer } from '../../display/glossary/glossary-drawer';
import { useShellText } from '../../i18n/use-shell-text';
import { useTour } from '../tour/tour';
import { useTourText } from '../tour/use-tour-text';
import { useServices } from '../../remotes/services/services';
import { leave } from '@tallyhouse/shared/session/leave';
import { usePageUser } from '../../account/session/use-page-user';

export function UserMenu() {
  const text = useShellText();
  const tourText = useTourText();
  const roleNames = useRoleNames();
  const tour = useTour();
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
                  <span className="small">{roleNames(user?.roles ?? [])}</span>
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
              key: 'tour',
              icon: <RightOutlined className="th-mirrored" />,
              label: tourText('again'),
              onClick: tour.start,
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
          className="account-button"
          icon={<UserOutlined />}
          aria-label={text('frame.account', { name: user?.name ?? '' })}
        >
          <bdi className="user-name">{user?.name}</bdi>
        </Button>
      </Dropdown>
      {isGlossaryOpen ? <GlossaryDrawer start={null} onClose={() => setGlossaryOpen(false)} /> : null}
    </>
  );
}
