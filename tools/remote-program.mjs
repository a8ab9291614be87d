#!/usr/bin/env node
// `npx tallyhouse-remote COMMAND …` in the repository of one remote: builds it, and all that `npm run remote` does.
import { runTool } from './sentence-error.mjs';

if (process.argv[2] === 'build') {
  await runTool(async () => {
    const { remoteAt } = await import('./web-build/packages.mjs');
    const { buildRemote } = await import('./web-build/build-remote.mjs');
    const remote = remoteAt(process.cwd());
    await buildRemote(remote);
    console.log(`${remote.name} ${remote.version} is built: see ${remote.output}.`);
  });
} else {
  // Made when the package is packed (tools/pack.mjs).
  const bundle = './dist/remote-tool.mjs';
  await import(bundle);
}
