// Runs commands as child processes: one line when each ends, everything it said when it failed.
import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * @typedef {{ title: string, command: string[], env?: Record<string, string>, priority?: number }} Step
 * @typedef {{ step: Step, code: number, output: string, seconds: number }} Outcome
 */

/**
 * @param {Step} step
 * @param {{ onOutput?: (text: string) => void }} [options]
 * @returns {Promise<Outcome>}
 */
export function run(step, { onOutput } = {}) {
  const startedAt = Date.now();
  const [file, ...args] = step.command;
  return new Promise((resolve) => {
    const child = spawn(/** @type {string} */ (file), args, {
      cwd: root,
      env: { ...process.env, ...step.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (step.priority !== undefined && child.pid !== undefined) setPriority(child.pid, step.priority);
    let output = '';
    /** @param {Buffer} bytes */
    const onBytes = (bytes) => {
      output += bytes.toString();
      onOutput?.(bytes.toString());
    };
    child.stdout.on('data', onBytes);
    child.stderr.on('data', onBytes);
    const forward = () => child.kill('SIGTERM');
    process.once('SIGINT', forward);
    process.once('SIGTERM', forward);
    /** @param {number} code */
    const finish = (code) => {
      process.off('SIGINT', forward);
      process.off('SIGTERM', forward);
      resolve({ step, code, output, seconds: (Date.now() - startedAt) / 1000 });
    };
    child.on('error', (error) => {
      output += error.message;
      finish(127);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}

/**
 * Runs `steps`, `atOnce` at a time, and prints a line for each. Gives those that failed.
 *
 * @param {Step[]} steps
 * @param {{ atOnce?: number }} [options]
 * @returns {Promise<Outcome[]>}
 */
export async function runAll(steps, { atOnce = 1 } = {}) {
  const waiting = [...steps];
  /** @type {Outcome[]} */
  const failed = [];
  const worker = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const outcome = await run(step);
      report(outcome);
      if (outcome.code !== 0) failed.push(outcome);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return failed;
}

/** @param {Outcome} outcome */
export function report({ step, code, output, seconds }) {
  console.log(`${code === 0 ? '✓' : '✗'} ${step.title} (${seconds.toFixed(1)} s)`);
  if (code !== 0) console.log(output.trimEnd());
}
