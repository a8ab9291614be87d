import { logout } from '@tallyhouse/shared/contracts/auth';
import { Button } from '@tallyhouse/shared/kit/core';
import { LogoutOutlined, UserOutlined } from '@tallyhouse/shared/kit/icons';
import { Dropdown } from '@tallyhouse/shared/kit/modal';
import { signOut } from '@tallyhouse/shared/session/end-session';
import { useAuth } from '@tallyhouse/shared/session/use-session';
import { useShellText } from '../i18n/use-shell-text';
import { useServices } from '../services';

export function UserMenu() {
  const text = useShellText();
  const { http, session } = useServices();
  const { user, roles } = useAuth(session);

  async function leave() {
    // Signing out here must work without the server too; its tokens end by themselves.
    await http.call(logout).catch(() => undefined);
    signOut(session);
  }

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
                <span className="small">{roles.join(', ')}</span>
              </span>
            ),
          },
          { type: 'divider' },
          {
            key: 'leave',
            icon: <LogoutOutlined />,
            label: text('frame.signOut'),
            onClick: () => void leave(),
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
