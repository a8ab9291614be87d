// `npm run create-remote -- NAME --owner TEAM`: writes a new remote beside this repository. See `--help`.
import { dirname } from 'node:path';
import { createRemote } from './create-remote/create.mjs';
import { workspaceTemplate } from './create-remote/template-files.mjs';
import { ensureInstalled } from './install.mjs';
import { packForRemotes } from './pack.mjs';
import { root } from './run.mjs';
import { runTool } from './sentence-error.mjs';

await runTool(async () => {
  await ensureInstalled();
  const lines = await createRemote(process.argv.slice(2), {
    folder: dirname(root.replace(/\/$/, '')),
    template: workspaceTemplate,
    usualPlace: packForRemotes,
  });
  for (const line of lines) console.log(line);
});
