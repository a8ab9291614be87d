// Type-checks every package, two at a time.
import { runAll } from './run.mjs';

const packages = [
  'shared',
  'api',
  'shell',
  'remote-online',
  'remote-retail',
  'remote-logs',
  'remote-admin',
  'remote-template',
  'e2e',
  'bench',
  'tools',
  'hosts',
];
const failed = await runAll(
  packages.map((name) => ({
    title: `types of ${name}`,
    command: ['node', 'node_modules/typescript/bin/tsc', '-p', name],
  })),
  { atOnce: 2 },
);
process.exit(failed.length === 0 ? 0 : 1);
