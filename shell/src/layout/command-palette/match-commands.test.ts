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

const terms = [
  given('terms', 'Withholding base', { hint: 'What of winnings is taxed', names: ['Msingi wa zuio'] }),
  given('terms', 'GGR before', { names: ['GGR ya kabla'] }),
  given('terms', 'Gross gaming revenue', { hint: 'Stakes less winnings', names: ['Mapato ghafi', 'GGR'] }),
  given('terms', 'Withholding on winnings', { names: ['Kodi ya zuio kwa ushindi', 'WHT'] }),
];

test.each([
  ['ggr', ['Gross gaming revenue', 'GGR before']],
  ['What is GGR?', ['Gross gaming revenue', 'GGR before']],
  ['ggr ni nini', ['Gross gaming revenue', 'GGR before']],
  ['kodi ya zuio', ['Withholding on winnings']],
  ['maana ya zuio', ['Withholding base', 'Withholding on winnings']],
  ['help wht', ['Withholding on winnings']],
])('a term is found by its name in either language, asked for or not: %s', (typed, found) => {
  expect(labels(matchCommands(terms, typed))).toEqual(found);
});
