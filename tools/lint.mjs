// Lints the repository in three runs: the types of all packages at once need more memory than a process has by default.
import { runAll } from './run.mjs';

const parts = {
  api: ['api'],
  'the shell and what is shared': ['shared', 'shell'],
  'the remotes, tests and tools': [
    '.',
    '--ignore-pattern',
    'api/',
    '--ignore-pattern',
    'shared/',
    '--ignore-pattern',
    'shell/',
  ],
};
const failed = await runAll(
  Object.entries(parts).map(([title, args], index) => ({
    title: `lint of ${title}`,
    command: [
      'npx',
      'eslint',
      ...args,
      '--max-warnings',
      '0',
      '--cache',
      '--cache-location',
      `.cache/eslint-${index}`,
    ],
  })),
);
process.exit(failed.length === 0 ? 0 : 1);
