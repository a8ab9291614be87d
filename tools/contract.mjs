// `npm run contract`: writes the report of the remote contract, docs/remote-contract-<number>.api.md, unless a remote that
// was built by the report would no longer fit. `--check` writes nothing and fails when the report is not today's.
import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contractFaults } from './contract/contract-faults.mjs';
import { contractReport } from './contract/contract-report.mjs';
import { root } from './run.mjs';
import { runTool, SentenceError } from './sentence-error.mjs';

await runTool(async () => {
  const today = contractReport();
  const file = `docs/remote-contract-${today.major}.api.md`;
  const committed = await readFile(join(root, file), 'utf8').catch(() => null);
  if (committed !== null) refuseFaults(contractFaults(typesIn(committed), today.text), today.major);
  const text = formatted(file, pageOf(today));
  if (text === committed) return console.log(`✓ ${file} is today's contract`);
  if (process.argv.includes('--check'))
    throw new SentenceError(
      committed === null
        ? `There is no ${file}: run npm run contract and commit the report.`
        : `${file} is not today's contract, which still fits it: run npm run contract and commit the report.`,
    );
  await writeFile(join(root, file), text);
  console.log(`✓ wrote ${file}: commit it`);
});

/** @param {string[]} faults @param {number} major */
function refuseFaults(faults, major) {
  if (faults.length === 0) return;
  throw new SentenceError(
    `Remotes that were built by contract ${major} would no longer fit:\n${faults.map((fault) => `  - ${fault}`).join('\n')}\nTake the change back, or raise remoteContract in shared/src/contracts/remote.ts.`,
  );
}

/** @param {{ major: number, text: string }} report */
function pageOf({ major, text }) {
  return `# Contract ${major} between page and remotes

Written by \`npm run contract\`, compared by \`npm test\`; what each part means stands in \`shared/src/contracts/remote.ts\` and \`shared/src/contracts/registry.ts\`. A page of this contract gives at least this \`RemoteHost\` and these \`SharedModules\`, and takes every such \`RemoteModule\` and \`RemoteManifest\`.

\`\`\`ts
${text}\`\`\`
`;
}

/** @param {string} page */
function typesIn(page) {
  const [, types] = /^```ts\n([\s\S]*?)^```$/m.exec(page) ?? [];
  if (types === undefined) throw new SentenceError('The report of the contract holds no types: restore it.');
  return types;
}

/** @param {string} file @param {string} text */
function formatted(file, text) {
  const prettier = join(root, 'node_modules/.bin/prettier');
  const { status, stdout, stderr } = spawnSync(prettier, ['--stdin-filepath', file], {
    ...{ cwd: root, input: text, encoding: 'utf8' },
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}
