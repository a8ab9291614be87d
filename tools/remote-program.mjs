#!/usr/bin/env node
// `npx tallyhouse-remote COMMAND …` in the repository of one remote: makes a new one, builds it, and does all that
// `npm run remote` does.
import { runTool } from './sentence-error.mjs';

if (process.argv[2] === 'build') {
  await runTool(async () => {
    const { buildOwn } = await import('./web-build/build-own.mjs');
    for (const line of await buildOwn(process.cwd())) console.log(line);
  });
} else if (process.argv[2] === 'create') {
  await runTool(async () => {
    const { createRemote } = await import('./create-remote/create.mjs');
    const { packedTemplate } = await import('./create-remote/template-files.mjs');
    const surroundings = { folder: process.cwd(), template: packedTemplate };
    for (const line of await createRemote(process.argv.slice(3), surroundings)) console.log(line);
  });
} else if (process.argv[2] === 'update') {
  await runTool(async () => {
    const { updatePackages } = await import('./create-remote/update.mjs');
    for (const line of await updatePackages(process.argv.slice(3), process.cwd())) console.log(line);
  });
} else if (process.argv[2] === 'dev') {
  await runTool(async () => {
    const { remoteAt } = await import('./web-build/packages.mjs');
    const { alonePort, apiAddress, devHost } = await import('./web-build/dev-ports.mjs');
    const { serveAlone } = await import('./web-build/dev-server.mjs');
    const { shellOf, serveOverride } = await import('./web-build/override/serve-override.mjs');
    const remote = remoteAt(process.cwd());
    const port = Number(process.env['PORT'] ?? alonePort);
    const into = shellOf(process.argv.slice(3));
    if (into !== undefined) {
      const open = await serveOverride(remote, { into, port });
      console.log(`${remote.name} from this machine, within the shell: open ${open}`);
      return;
    }
    await serveAlone(remote, port);
    console.log(`${remote.name}, alone: http://${devHost}:${port}, over the API of ${apiAddress()}`);
  });
} else {
  // Made when the package is packed (tools/pack.mjs).
  const bundle = './dist/remote-tool.mjs';
  await import(bundle);
}
