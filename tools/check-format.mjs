// Fails when a file is not as Prettier would write it. Oxfmt writes the same in a seventh of the time, but for unions that
// fit on a line: only what it would write in another way is shown to Prettier, which has the last word.
import { unlessGreenBefore } from './green-before.mjs';
import { run } from './run.mjs';

const named = process.argv.slice(2);
const isGreen =
  named.length > 0 ? await checkFormat() : await unlessGreenBefore('formatting', ['.'], checkFormat);
process.exitCode = isGreen ? 0 : 1;

async function checkFormat() {
  const quick = await run({
    title: 'oxfmt',
    command: ['node_modules/.bin/oxfmt', '--list-different', '--no-error-on-unmatched-pattern', ...named],
  });
  const doubtful = quick.output.split('\n').filter((line) => line !== '');
  if (quick.code === 0) return true;
  const { code, output } = await run({
    title: 'prettier',
    command: ['node_modules/.bin/prettier', '--check', '--ignore-unknown', ...doubtful],
  });
  if (code !== 0) console.log(`${quick.output}${output}`.trimEnd());
  return code === 0;
}
