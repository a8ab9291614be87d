import { Button } from '@tallyhouse/shared/kit/core';
import { SearchOutlined } from '@tallyhouse/shared/kit/icons';
import { useNavigate } from '@tallyhouse/shared/kit/router';
import type { TermKey } from '@tallyhouse/shared/contracts/terms/term';
import type { TabBrand } from '@tallyhouse/shared/session/tab-brand';
import { useEffect, useRef, useState } from 'react';
import { GlossaryDrawer } from '../../display/glossary/glossary-drawer';
import type { MenuGroup } from '../menu/menu-groups';
import { CommandPalette } from './command-palette';
import { goKeysOf } from './go-keys';
import { ShortcutSheet } from './shortcut-sheet';
import { usePaletteText } from './use-palette-text';
import { useShortcutKeys } from './use-shortcut-keys';

type Opened = 'palette' | 'sheet' | { readonly term: TermKey | null };

interface PaletteButtonProps {
  readonly groups: readonly MenuGroup[];
  readonly tab: TabBrand;
  readonly searchOf: (path: string) => string;
}

/** The box in the top bar that says how the palette is opened; behind it the palette, the sheet, the glossary and the page's keys. */
export function PaletteButton({ groups, tab, searchOf }: PaletteButtonProps) {
  const text = usePaletteText();
  const navigate = useNavigate();
  const [open, setOpen] = useState<Opened | null>(null);
  const before = useRef<Element>(null);
  const show = (what: Opened) => {
    before.current ??= document.activeElement;
    setOpen(what);
  };
  const visit = (path: string | undefined) => {
    if (path === undefined) return false;
    void navigate(path + searchOf(path));
    return true;
  };
  useShortcutKeys({
    openPalette: () => show('palette'),
    openSheet: () => show('sheet'),
    go: (letter) => visit(goKeysOf(groups).find((key) => key.letter === letter)?.entry.path),
    goToGroup: (number) => visit(groups[number - 1]?.entries[0]?.path),
  });
  const close = () => setOpen(null);
  // Once the dialog is gone: while it is there it keeps the focus. A page that was gone to takes it afterwards.
  useEffect(() => {
    if (open !== null) return;
    if (before.current instanceof HTMLElement) before.current.focus();
    before.current = null;
  }, [open]);
  return (
    <>
      <Button
        className="palette-button"
        icon={<SearchOutlined aria-hidden />}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        aria-label={`${text('button')} ${text('keys')}`}
        onClick={() => show('palette')}
      >
        <span className="palette-button-words">
          {text('button')} <kbd>{text('keys')}</kbd>
        </span>
      </Button>
      {open === 'palette' ? (
        <CommandPalette
          groups={groups}
          tab={tab}
          searchOf={searchOf}
          onSheet={() => show('sheet')}
          onGlossary={(term) => show({ term })}
          onClose={close}
        />
      ) : null}
      {open === 'sheet' ? <ShortcutSheet groups={groups} onClose={close} /> : null}
      {typeof open === 'object' && open !== null ? (
        <GlossaryDrawer start={open.term} onClose={close} />
      ) : null}
    </>
  );
}
