import { useSpoken } from '@tallyhouse/shared/i18n/use-text';
import { Button } from '@tallyhouse/shared/kit/core';
import { Modal } from '@tallyhouse/shared/kit/modal';
import { areShortcutsOn, setShortcutsOn } from '@tallyhouse/shared/preferences/shortcuts';
import { Fragment, useState } from 'react';
import type { MenuGroup } from '../menu/menu-groups';
import { useShellText } from '../../i18n/use-shell-text';
import { goKeysOf } from './go-keys';
import { usePaletteText } from './use-palette-text';

interface ShortcutSheetProps {
  readonly groups: readonly MenuGroup[];
  readonly onClose: () => void;
}

/** Every key of the page, for this user's menu, and the switch for those without Ctrl. */
export function ShortcutSheet({ groups, onClose }: ShortcutSheetProps) {
  const text = usePaletteText();
  const shell = useShellText();
  const spoken = useSpoken();
  const [isOn, setOn] = useState(areShortcutsOn);
  const turn = () => {
    setShortcutsOn(!isOn);
    setOn(!isOn);
  };
  const parts: readonly { readonly title: string; readonly lines: readonly Line[] }[] = [
    {
      title: text('sheet.general'),
      lines: [
        [['Ctrl', 'K'], text('sheet.palette')],
        [['?'], text('sheet.help')],
        [['/'], text('sheet.filter')],
        [['Esc'], text('sheet.escape')],
        [['Ctrl', 'Z'], text('sheet.undo')],
      ],
    },
    {
      title: text('sheet.go'),
      lines: goKeysOf(groups).map(({ letter, entry }) => [['g', letter], spoken(entry.title)]),
    },
    {
      title: text('sheet.groups'),
      lines: groups.map(({ group }, index) => [
        ['Alt', String(index + 1)],
        text('sheet.group', { group: shell(`frame.groups.${group}`) }),
      ]),
    },
    {
      title: text('sheet.grid'),
      lines: [
        [['↑', '↓', '←', '→'], text('sheet.arrows')],
        [['Home', 'End'], text('sheet.ends')],
        [['Ctrl', 'Home', 'End'], text('sheet.corners')],
        [['PgUp', 'PgDn'], text('sheet.pages')],
        [['Enter'], text('sheet.drill')],
        [['Shift', '↑', '↓', '←', '→'], text('sheet.range')],
        [['Shift', 'Space'], text('sheet.row')],
        [['Ctrl', 'Space'], text('sheet.column')],
        [['Ctrl', 'A'], text('sheet.all')],
        [['Ctrl', 'C'], text('sheet.copy')],
        [['Ctrl', 'Shift', 'C'], text('sheet.copyWithHeaders')],
      ],
    },
    {
      title: text('sheet.header'),
      lines: [
        [['Enter'], text('sheet.sort')],
        [['Shift', 'Enter'], text('sheet.sortFurther')],
        [['Shift', '←', '→'], text('sheet.width')],
        [['Ctrl', 'Shift', '←', '→'], text('sheet.move')],
        [['Shift', 'F10'], text('sheet.menu')],
      ],
    },
  ];
  return (
    <Modal
      open
      title={text('sheet.title')}
      footer={null}
      closable={{ 'aria-label': text('sheet.close') }}
      onCancel={onClose}
      width={760}
    >
      <div className="shortcut-sheet">
        {parts.map(({ title, lines }) => (
          <section key={title}>
            <h2>{title}</h2>
            <dl>
              {lines.map(([keys, words]) => (
                <div key={words}>
                  <dt>
                    {keys.map((key) => (
                      <Fragment key={key}>
                        <kbd>{key}</kbd>{' '}
                      </Fragment>
                    ))}
                  </dt>
                  <dd>{words}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p className="quiet" role="status">
        {text(isOn ? 'sheet.on' : 'sheet.off')}
      </p>
      <Button onClick={turn}>{text(isOn ? 'sheet.switchOff' : 'sheet.switchOn')}</Button>
    </Modal>
  );
}

/** Keys and what they do. */
type Line = readonly [readonly string[], string];
