import { commandSections, type PaletteCommand } from './palette-command';

/** Before anything is typed the lists that grow are shown in part. */
const shownUntyped = 5;

/**
 * The commands that hold every word of `text`, section by section; within one, those whose name is it, or begins with
 * it, first. Capitals and accents do not matter. Nothing typed: the beginning of each section.
 */
export function matchCommands(commands: readonly PaletteCommand[], text: string): readonly PaletteCommand[] {
  return commandSections.flatMap((section) => {
    const typed = section === 'terms' ? termAskedFor(plain(text)) : plain(text);
    const wanted = typed.split(/\s+/).filter(Boolean);
    const own = commands.filter((command) => command.section === section);
    if (wanted.length === 0) {
      // Beginning with any letter they would be noise.
      if (section === 'terms') return [];
      const isOpenEnded = section === 'searches' || section === 'reports';
      return isOpenEnded ? own.slice(0, shownUntyped) : own;
    }
    return own
      .filter((command) => {
        const { label, names = [], hint = '', words = '' } = command;
        const said = plain([label, ...names, hint, words].join(' '));
        return wanted.every((word) => said.includes(word));
      })
      .toSorted((one, other) => rank(one, wanted.join(' ')) - rank(other, wanted.join(' ')));
  });
}

/** `what is GGR` and `GGR ni nini` ask for the term `GGR`. */
function termAskedFor(text: string): string {
  return text
    .replace(/^\s*(what (is|are|does)|meaning of|help|maana ya|msaada)\s+/, '')
    .replace(/(\s+(mean|means|ni nini))?\s*\?*$/, '');
}

function rank({ label, names = [] }: PaletteCommand, text: string): number {
  const ranks = [label, ...names].map(plain).map((name) => {
    if (name === text) return 0;
    if (name.startsWith(text)) return 1;
    return name.includes(text) ? 2 : 3;
  });
  return Math.min(...ranks);
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
