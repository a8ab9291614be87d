import { Modal } from '@tallyhouse/shared/kit/modal';
import type { TermKey } from '@tallyhouse/shared/contracts/terms/term';
import { useFocusOnceShown } from '@tallyhouse/shared/ui/focus-first';
import type { TabBrand } from '@tallyhouse/shared/session/tab-brand';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import type { MenuGroup } from '../menu/menu-groups';
import { CommandOptions, optionId } from './command-options';
import { matchCommands } from './match-commands';
import type { PaletteCommand } from './palette-command';
import { useBrandCommands } from './use-brand-commands';
import { useReportCommands, useSearchCommands, useTermCommands } from './use-list-commands';
import { useActionCommands, useHereCommands, useScreenCommands } from './use-own-commands';
import { usePaletteText } from './use-palette-text';

export interface CommandPaletteProps {
  readonly groups: readonly MenuGroup[];
  readonly tab: TabBrand;
  /** Query that a page of the menu is opened with. */
  readonly searchOf: (path: string) => string;
  readonly onSheet: () => void;
  /** Null: the list of all terms. */
  readonly onGlossary: (term: TermKey | null) => void;
  readonly onClose: () => void;
}

/** Any page, brand, saved search, report, term or action, by a few letters of its name. */
export function CommandPalette(props: CommandPaletteProps) {
  const { onClose } = props;
  const text = usePaletteText();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  // Held by its id: lists that arrive later may come in before it.
  const [chosenId, setChosenId] = useState<string | null>(null);
  const { commands, isLoading, troubles } = usePaletteCommands(props, typed);
  const found = matchCommands(commands, typed);
  const place = Math.max(
    0,
    found.findIndex(({ id }) => id === chosenId),
  );
  // What is typed while the dialog opens would be lost if the field waited for its end.
  useFocusOnceShown(box);

  function choose(index: number): void {
    setChosenId(found[index]?.id ?? null);
  }

  function run(command: PaletteCommand): void {
    onClose();
    command.run();
  }

  function press(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      choose((place + step + found.length) % found.length);
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      const chosen = found[place];
      if (chosen !== undefined) run(chosen);
    }
  }

  return (
    <Modal
      open
      title={text('title')}
      footer={null}
      closable={{ 'aria-label': text('close') }}
      onCancel={onClose}
      afterOpenChange={(isOpen) => (isOpen ? field.current?.focus() : undefined)}
      width={640}
      style={{ insetBlockStart: 72 }}
    >
      <div ref={box}>
        <input
          ref={field}
          type="text"
          role="combobox"
          className="palette-input"
          aria-label={text('input')}
          aria-expanded
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={found.length === 0 ? undefined : optionId(id, place)}
          autoComplete="off"
          spellCheck={false}
          placeholder={text('input')}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setChosenId(null);
          }}
          onKeyDown={press}
        />
      </div>
      <CommandOptions id={id} commands={found} active={place} onActive={choose} onRun={run} />
      <div role="status" className="palette-status quiet small">
        {found.length === 0 && !isLoading ? (
          <>
            <strong>{text('nothing', { text: typed.trim() })}</strong> {text('nothingHint')}
          </>
        ) : (
          text('found', { count: found.length })
        )}
        {isLoading ? ` · ${text('loading')}` : null}
        {troubles.map((trouble) => (
          <div key={trouble}>{trouble}</div>
        ))}
      </div>
      <div className="quiet small" aria-hidden>
        {text('hint')}
      </div>
    </Modal>
  );
}

function usePaletteCommands(props: CommandPaletteProps, typed: string) {
  const { groups, tab, searchOf, onSheet, onGlossary } = props;
  const screens = useScreenCommands(groups, searchOf);
  const here = useHereCommands();
  const actions = useActionCommands(onSheet, onGlossary);
  const lists = [
    useSearchCommands(tab),
    useReportCommands(tab, typed),
    useBrandCommands(tab),
    useTermCommands(onGlossary),
  ];
  return {
    commands: [...screens, ...here, ...lists.flatMap(({ commands }) => commands), ...actions],
    isLoading: lists.some(({ isLoading }) => isLoading),
    troubles: lists.flatMap(({ trouble }) => (trouble === null ? [] : [trouble])),
  };
}
