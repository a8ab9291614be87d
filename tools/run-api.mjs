// `npm run load -- …`, `npm run demo-data -- …`: a sub-command of the API server's program.
import { spawn } from 'node:child_process';
import { buildApi } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './run.mjs';
import { runTool } from './sentence-error.mjs';

await runTool(async () => {
  await ensureInstalled();
  await buildApi();
  const program = spawn(process.execPath, ['api/dist/main.js', ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.on(signal, () => program.kill(signal));
  process.exitCode = await new Promise((done) => program.on('close', (code) => done(code ?? 1)));
});
