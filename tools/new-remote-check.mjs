// Part of `npm test`: a remote that is made here and now has sound types, a green test and a build that can be published.
// It borrows the packages of `remote-template`; `npm run create-remote-proof` installs them and goes on to the shell.
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRemote } from './create-remote/create.mjs';
import { workspaceTemplate } from './create-remote/template-files.mjs';
import { packForRemotes, writeTsconfig } from './pack.mjs';
import { bundleRemoteTool } from './remote-tool.mjs';
import { root } from './run.mjs';
import { runTool } from './sentence-error.mjs';
import { timed } from './team-steps.mjs';

await runTool(async () => {
  await bundleRemoteTool(join(root, 'tools/dist/remote-tool.mjs'));
  await writeTsconfig(join(root, 'tools/dist/tsconfig.json'));
  const folder = await mkdtemp(join(tmpdir(), 'tallyhouse-new-'));
  const own = join(folder, 'remote-ticket-sales');
  const program = ['node', join(root, 'tools/remote-program.mjs')];
  try {
    const surroundings = { folder, template: workspaceTemplate, usualPlace: packForRemotes };
    await createRemote(['remote-ticket-sales', '--owner', 'Ticket desk'], surroundings);
    await symlink(join(root, 'remote-template/node_modules'), join(own, 'node_modules'));
    await timed('types of a new remote', own, ['npm', 'run', '--silent', 'types']);
    await timed('its test', own, ['npm', 'test', '--silent']);
    await timed('its build', own, [...program, 'build']);
    await timed('its build is sound', own, [...program, 'validate', 'dist/1.0.0']);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
