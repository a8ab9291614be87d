// Type-checks every package, or those that are named, with TypeScript's native compiler, two at a time.
import { unlessGreenBefore } from './green-before.mjs';
import { packages, remotesTogether } from './packages.mjs';
import { report, run } from './run.mjs';

const named = process.argv.slice(2);
const code = ['*.ts', '*.tsx', '*.mjs', '*.cjs', '*.js', '*.json'];
const check = () => typesAreRight(projectsOf(named.length > 0 ? named : packages));
const isGreen = named.length > 0 ? await check() : await unlessGreenBefore('types', code, check);
process.exitCode = isGreen ? 0 : 1;

/** One program of several remotes reads what they share once. @param {string[]} names */
function projectsOf(names) {
  const { project, members } = remotesTogether;
  const alone = names.filter((name) => !members.includes(name));
  return names.length - alone.length < 2 ? names : [project, ...alone];
}

/** @param {string[]} names folders, or projects of several */
async function typesAreRight(names) {
  const waiting = [...names];
  let isRight = true;
  const worker = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift())
      isRight = (await typesOf(name)) && isRight;
  };
  await Promise.all([worker(), worker()]);
  return isRight;
}

/** @param {string} name */
async function typesOf(name) {
  const outcome = await run({
    title: `types of ${name}`,
    // One thread: two packages are checked at once anyway, and threads do part of the work twice.
    command: ['node_modules/.bin/tsgo', '--singleThreaded', '--pretty', 'false', '-p', name],
  });
  // Some packages (Ladle) publish sources, which are checked with ours: their faults are not.
  const faults = outcome.output.match(/^\S.*\berror TS\d+/gm) ?? [];
  const isTheirs = faults.length > 0 && faults.every((fault) => fault.startsWith('node_modules/'));
  const code = isTheirs ? 0 : outcome.code;
  report({ ...outcome, code });
  return code === 0;
}
