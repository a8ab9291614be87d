import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface ScenarioResult {
  readonly client: string;
  readonly id: string;
  /** Null when the client did what it must. */
  readonly failure: string | null;
}

/** `compare`: every client over the sixty. `check`: ours over all, `first` before the rest, to the first failure. */
export type ScenarioTask = 'compare' | { readonly first: readonly string[] };

/** Runs a program that `buildProgram` made. A program that takes longer than `limitMs` has failed where it stands. */
export async function runScenarios(
  program: string,
  task: ScenarioTask,
  limitMs: number,
): Promise<readonly ScenarioResult[]> {
  const args = task === 'compare' ? ['compare'] : ['check', ...task.first];
  const child = spawn(process.execPath, [program, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: limitMs,
    killSignal: 'SIGKILL',
  });
  const results: ScenarioResult[] = [];
  createInterface(child.stdout).on('line', (line) => results.push(JSON.parse(line) as ScenarioResult));
  const signal = await new Promise((resolve) => child.once('close', (_, killedBy) => resolve(killedBy)));
  if (signal !== null) results.push({ client: 'none', id: 'time', failure: `no end after ${limitMs} ms` });
  return results;
}
