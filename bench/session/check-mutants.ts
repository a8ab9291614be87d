import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildProgram } from './build-program';
import { mutants, type Mutant } from './mutants';
import { runScenarios } from './run-scenarios';

// All scenarios, on a busy machine.
const limitMs = 240_000;

/**
 * Breaks one guard after the other, in memory, and prints which scenario noticed; gives how many went unnoticed.
 *
 * Errors: when the scenarios fail with every guard in place, or a guard's text is not where the list says.
 */
export async function checkMutants(root: string, print: (line: string) => void): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'tallyhouse-mutants-'));
  const program = join(folder, 'scenarios.cjs');
  try {
    await buildProgram(root, program);
    const unbroken = await firstFailure(program, []);
    if (unbroken !== null) throw new Error(`With every guard in place ${unbroken} fails`);
    let survivors = 0;
    for (const mutant of mutants) {
      await buildProgram(root, program, mutant);
      const killer = await firstFailure(program, mutant.noticedBy);
      if (killer === null) survivors += 1;
      print(`${(killer ?? 'LIVES').padEnd(6)} ${whatItBreaks(mutant)}`);
    }
    return survivors;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function firstFailure(program: string, first: readonly string[]): Promise<string | null> {
  const results = await runScenarios(program, { first }, limitMs);
  return results.find(({ failure }) => failure !== null)?.id ?? null;
}

function whatItBreaks({ file, guards }: Mutant): string {
  return `${file.replace('shared/src/', '')}: ${guards}`;
}
