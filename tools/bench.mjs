// `npm run bench -- NAME`: runs bench/NAME.ts on the built code.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildApi, bundleInPlace } from './build.mjs';
import { ensureInstalled, exists } from './install.mjs';
import { root } from './run.mjs';
import { runTool, SentenceError } from './sentence-error.mjs';

await runTool(async () => {
  const [name, ...args] = process.argv.slice(2);
  const names = readdirSync(join(root, 'bench'))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -3));
  if (name === undefined || !(await exists(join(root, `bench/${name}.ts`)))) {
    throw new SentenceError(`Name a benchmark: npm run bench -- ${names.join(' | ')}`);
  }
  await ensureInstalled();
  await buildApi();
  await bundleInPlace([`bench/${name}.ts`], '.cache/bench');
  const program = spawn(process.execPath, [`.cache/bench/${name}.js`, ...args], {
    cwd: root,
    stdio: 'inherit',
    // Of the stores that it makes, and of the servers over them.
    env: {
      ...process.env,
      // Where the server finds files of packages, such as its fonts.
      NODE_PATH: join(root, 'api/node_modules'),
      // Given where a book is kept and opened again.
      SECRETS_KEY: process.env['SECRETS_KEY'] || randomBytes(32).toString('base64'),
      SECRETS_KEY_FILE: '',
    },
  });
  process.exitCode = await new Promise((done) => program.on('close', (code) => done(code ?? 1)));
});
