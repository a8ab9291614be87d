// Lints the repository, or the files that are named. What is asked for stands in .oxlintrc.json.
import { unlessGreenBefore } from './green-before.mjs';
import { run } from './run.mjs';

const named = process.argv.slice(2);
const code = ['*.ts', '*.tsx', '*.mjs', '*.cjs', '*.js', '*.json'];
const isGreen = named.length > 0 ? await lint() : await unlessGreenBefore('lint', code, lint);
process.exitCode = isGreen ? 0 : 1;

async function lint() {
  const { code, output } = await run({ title: 'lint', command: ['node_modules/.bin/oxlint', ...named] });
  console.log(output.trimEnd());
  return code === 0;
}
