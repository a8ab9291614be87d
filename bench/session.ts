// How clients of the session compare: who passes how many of the sixty scenarios, and whether a broken guard of ours
// is noticed, and what tabs of a real browser do to a session.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildProgram } from './session/build-program';
import { checkMutants } from './session/check-mutants';
import { tableOf } from './session/compare-clients';
import { mutants } from './session/mutants';
import { runScenarios } from './session/run-scenarios';
import { soakInBrowser } from './session/soak';

const root = process.cwd();
const limitMs = 600_000;

async function compareClients(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tallyhouse-clients-'));
  try {
    const program = join(folder, 'scenarios.cjs');
    await buildProgram(root, program);
    console.log(tableOf(await runScenarios(program, 'compare', limitMs)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

await compareClients();
const { tabs, expiries, calls, failedCalls, refreshes, revoked } = await soakInBrowser(root, 60);
console.log(
  `soak: ${tabs} tabs, ${expiries} expiries: ${revoked} sessions revoked, ${failedCalls.length} of ${calls} calls failed, ${(refreshes / expiries).toFixed(2)} refreshes each`,
);
const survivors = await checkMutants(root, () => undefined);
console.log(`killed ${mutants.length - survivors} of ${mutants.length} broken guards`);
if (survivors > 0) process.exitCode = 1;
