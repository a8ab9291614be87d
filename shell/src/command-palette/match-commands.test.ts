import { matchCommands } from './match-commands';
import type { CommandSection, PaletteCommand } from './palette-command';

const given = (
  section: CommandSection,
  label: string,
  more: Partial<PaletteCommand> = {},
): PaletteCommand => ({
  id: label,
  section,
  label,
  run: () => undefined,
  ...more,
});
const labels = (commands: readonly PaletteCommand[]) => commands.map(({ label }) => label);

const commands = [
  given('actions', 'Sign out'),
  given('screens', 'Total report', { hint: 'Reports' }),
  given('screens', 'Online', { hint: 'Reports', words: '/online' }),
  given('brands', 'Switch to Élan'),
  ...['a', 'b', 'c', 'd', 'e', 'f'].map((name) => given('reports', `Online return ${name}`)),
];

test('every word has to be there, somewhere; names that begin with it come first', () => {
  expect(labels(matchCommands(commands, 'rep'))).toEqual(['Total report', 'Online']);
  expect(labels(matchCommands(commands, 'online return f'))).toEqual(['Online return f']);
  expect(labels(matchCommands(commands, 'elan'))).toEqual(['Switch to Élan']);
  expect(matchCommands(commands, 'nothing like it')).toEqual([]);
});

test('with nothing typed the sections stand in their order, and long ones begin only', () => {
  expect(labels(matchCommands(commands, ' '))).toEqual([
    'Total report',
    'Online',
    'Online return a',
    'Online return b',
    'Online return c',
    'Online return d',
    'Online return e',
    'Switch to Élan',
    'Sign out',
  ]);
});
