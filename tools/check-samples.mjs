// Fails when a sample of the documents is wrong: code is checked with the types that it is about, harmless commands are run.
//
// A sample is a fenced block whose first line says what is done with it, `<!-- sample: … -->` above the fence:
// `typed` (ts and tsx: against the packages as a remote has them; html: its module scripts), or `run` (sh: each line).
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './run.mjs';
import { samplesIn, commandFault, typedSource } from './samples/samples.mjs';

const documents = ['docs/deploying-a-remote.md', 'docs/embedding.md'];
const samples = documents.flatMap((file) => samplesIn(file, readFileSync(join(root, file), 'utf8')));
const faults = [...commandFaults(), ...typeFaults()];

for (const fault of faults) console.error(fault);
if (samples.length === 0) console.error('No sample was found: the marks have changed.');
else if (faults.length === 0) console.log(`${samples.length} samples are right`);
process.exit(faults.length === 0 && samples.length > 0 ? 0 : 1);

/** What is wrong with commands: not harmless, or they fail. @returns {string[]} */
function commandFaults() {
  return samples
    .filter(({ kind }) => kind === 'run')
    .flatMap(({ place, text }) =>
      text.split('\n').flatMap((line) => {
        const fault = commandFault(line) ?? runFault(line);
        return fault === undefined ? [] : [`${place}: ${line}: ${fault}`];
      }),
    );
}

/** @param {string} line @returns {string | undefined} */
function runFault(line) {
  try {
    execFileSync('sh', ['-c', line], { cwd: root, stdio: 'pipe', timeout: 60_000 });
    return undefined;
  } catch (error) {
    return String(/** @type {{ stderr?: Buffer }} */ (error).stderr ?? error).trim();
  }
}

/** What the compiler says about all typed samples, each a file of its own, by the line of its document. @returns {string[]} */
function typeFaults() {
  const folder = mkdtempSync(join(tmpdir(), 'tallyhouse-samples-'));
  try {
    symlinkSync(join(root, 'remote-template/node_modules'), join(folder, 'node_modules'));
    // What the guide for portals tells to copy, and the one package that remotes do not have.
    copyFileSync(join(root, 'hosts/react/tallyhouse.tsx'), join(folder, 'tallyhouse.tsx'));
    const reactDom = join(root, 'hosts/react/node_modules/@types/react-dom');
    const base = JSON.parse(readFileSync(join(root, 'tsconfig.base.json'), 'utf8'));
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          ...base.compilerOptions,
          ...{ lib: ['ES2023', 'DOM', 'DOM.Iterable'], jsx: 'react-jsx', allowJs: true, checkJs: true },
          ...{ noUnusedLocals: false, noUnusedParameters: false },
          paths: {
            'react-dom': [join(reactDom, 'index.d.ts')],
            'react-dom/client': [join(reactDom, 'client.d.ts')],
          },
        },
        include: ['*'],
      }),
    );
    const typed = samples.filter(({ kind }) => kind === 'typed');
    typed.forEach((sample, index) => {
      const { name, source } = typedSource(sample, index);
      writeFileSync(join(folder, name), source);
    });
    return typesOf(folder).map((line) =>
      line.replace(/^sample-(\d+)\.\w+\((\d+),/, (_, index, row) => {
        const { file, line: first } = /** @type {(typeof typed)[number]} */ (typed[Number(index)]);
        return `${file}:${first + Number(row)} (`;
      }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} folder @returns {string[]} */
function typesOf(folder) {
  try {
    execFileSync(join(root, 'node_modules/.bin/tsgo'), ['--noEmit', '--pretty', 'false', '-p', folder], {
      cwd: folder,
      stdio: 'pipe',
    });
    return [];
  } catch (error) {
    return String(/** @type {{ stdout: Buffer }} */ (error).stdout)
      .split('\n')
      .filter((line) => line.includes('error TS'));
  }
}
