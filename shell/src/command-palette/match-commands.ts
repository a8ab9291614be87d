import { commandSections, type PaletteCommand } from './palette-command';

/** Before anything is typed the lists that grow are shown in part. */
const shownUntyped = 5;

/**
 * The commands that hold every word of `text`, section by section; within one, those whose name begins with it first.
 * Capitals and accents do not matter. Nothing typed: the beginning of each section.
 */
export function matchCommands(commands: readonly PaletteCommand[], text: string): readonly PaletteCommand[] {
  const wanted = plain(text).split(/\s+/).filter(Boolean);
  return commandSections.flatMap((section) => {
    const own = commands.filter((command) => command.section === section);
    if (wanted.length === 0) {
      // Beginning with any letter they would be noise.
      if (section === 'terms') return [];
      const isOpenEnded = section === 'searches' || section === 'reports';
      return isOpenEnded ? own.slice(0, shownUntyped) : own;
    }
    return own
      .filter((command) => {
        const said = plain(`${command.label} ${command.hint ?? ''} ${command.words ?? ''}`);
        return wanted.every((word) => said.includes(word));
      })
      .toSorted((one, other) => rank(one, wanted.join(' ')) - rank(other, wanted.join(' ')));
  });
}

function rank({ label }: PaletteCommand, text: string): number {
  const name = plain(label);
  if (name.startsWith(text)) return 0;
  return name.includes(text) ? 1 : 2;
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
