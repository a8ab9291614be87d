import { Button } from '@tallyhouse/shared/kit/core';
import { MoonOutlined, SunOutlined } from '@tallyhouse/shared/kit/icons';
import { Dropdown } from '@tallyhouse/shared/kit/modal';
import { useShellText } from '../../i18n/use-shell-text';
import type { ThemeName } from '../../remotes/services/theme-choice';
import { useTheme } from '../../display/theme/use-theme';

const names: readonly ThemeName[] = ['light', 'dark', 'system'];

export function ThemeMenu() {
  const text = useShellText();
  const { name: chosen, resolved, choose } = useTheme();
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        selectable: true,
        selectedKeys: [chosen],
        items: names.map((name) => ({
          key: name,
          label: text(`frame.themes.${name}`),
          onClick: () => choose(name),
        })),
      }}
    >
      <Button
        type="text"
        icon={resolved === 'dark' ? <MoonOutlined /> : <SunOutlined />}
        aria-label={text('frame.theme')}
      />
    </Dropdown>
  );
}
