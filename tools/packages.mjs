// The folders that are checked, each with a tsconfig.json of its own; those that take longest come first.
export const packages = [
  ...['api', 'bench', 'shared', 'remote-admin', 'remote-online', 'remote-retail', 'shell', 'remote-logs'],
  ...['remote-template', 'e2e', 'tools', 'hosts'],
];

/**
 * Remotes and what they share: a project of all of them, with the options that each has by itself. Not those that declare
 * names of their own for all of their sources, which the others must not see.
 */
export const remotesTogether = {
  project: 'tsconfig.remotes.json',
  members: ['shared', 'remote-retail', 'remote-logs', 'remote-admin'],
};
