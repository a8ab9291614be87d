import { commandSections, type PaletteCommand } from './palette-command';
import { usePaletteText } from './use-palette-text';

interface CommandOptionsProps {
  readonly id: string;
  readonly commands: readonly PaletteCommand[];
  readonly active: number;
  readonly onActive: (index: number) => void;
  readonly onRun: (command: PaletteCommand) => void;
}

/** Id of an option, for `aria-activedescendant`. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** The commands under the headings of their sections. The field above keeps the focus; it moves the choice. */
export function CommandOptions({ id, commands, active, onActive, onRun }: CommandOptionsProps) {
  const text = usePaletteText();
  const placed = commands.map((command, index) => ({ command, index }));
  return (
    <div role="listbox" id={id} aria-label={text('title')} className="palette-list">
      {commandSections.map((section) => {
        const own = placed.filter(({ command }) => command.section === section);
        if (own.length === 0) return null;
        return (
          <div key={section} role="group" aria-labelledby={`${id}-${section}`}>
            <div id={`${id}-${section}`} className="palette-section">
              {text(`section.${section}`)}
            </div>
            {own.map(({ command, index }) => (
              // The field above takes the keys.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
              <div
                key={command.id}
                role="option"
                id={optionId(id, index)}
                tabIndex={-1}
                aria-selected={index === active}
                className="palette-option"
                ref={index === active ? showOption : null}
                onMouseMove={() => (index === active ? undefined : onActive(index))}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onRun(command)}
              >
                <bdi className="palette-label">{command.label}</bdi>
                {command.hint === undefined ? null : (
                  <bdi className="quiet small palette-hint">{command.hint}</bdi>
                )}
              </div>
            ))}
          </div>
        );
      })}
    </div>
  );
}

/** Keeps the choice in view. */
function showOption(option: HTMLElement | null): void {
  // A test's DOM has no layout to scroll.
  if (typeof option?.scrollIntoView === 'function') option.scrollIntoView({ block: 'nearest' });
}
