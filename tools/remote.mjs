// `npm run remote -- COMMAND …`: publishes remotes, and says who gets which version. See `--help`.
import { spawn } from 'node:child_process';
import { ensureInstalled } from './install.mjs';
import { bundleRemoteTool, remoteTool } from './remote-tool.mjs';
import { runTool } from './sentence-error.mjs';

await runTool(async () => {
  await ensureInstalled();
  await bundleRemoteTool();
  const program = spawn(process.execPath, [remoteTool, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exitCode = await new Promise((done) => program.on('close', (code) => done(code ?? 1)));
});
