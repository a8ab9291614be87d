import type { Seen } from '../rules';
import type { Probe } from '../stage/probe';
import type { Stage } from '../stage/stage';
import { judgeLeaks, type Counted, type Measured } from './judge-leaks';

/** Growth of the heap over one block of mounts below which it counts as settled. */
const settledGrowth = 0.01;
/** How often, and after how long, one looks again where something seems to be left. */
const patience = 3;
const patienceMs = 10_000;

export interface LeakOptions {
  readonly cycles: number;
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, of: number) => void;
}

/** Mounts, updates and unmounts `cycles` times, and compares before and after. */
export async function lookForLeaks(stage: Stage, options: LeakOptions): Promise<Seen[]> {
  const { cycles, signal, onProgress } = options;
  const pristine = await stateOf(stage);
  const before = await warmUp(stage, options);
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    await runCycle(stage, cycle, signal);
    onProgress(cycle + 1, cycles);
  }
  // What the first mount leaves for good counts too; what grows is measured from the warmed-up page on.
  const judge = async () => judgeLeaks({ ...before, ...pristine }, await measure(stage), cycles);
  let seen = await judge();
  // A leak stays however long one waits; what a busy machine is late to give back does not.
  for (let tries = 0; tries < patience && seen.some((one) => 'isGood' in one && !one.isGood); tries += 1) {
    signal.throwIfAborted();
    await stage.page.waitForTimeout(patienceMs);
    seen = await judge();
  }
  return seen;
}

/**
 * Mounts until the heap is settled: what a browser makes once, such as the code of functions when they are first
 * called, comes over some twenty mounts. A leak goes on afterwards.
 */
async function warmUp(stage: Stage, { cycles, signal }: LeakOptions): Promise<Measured> {
  const block = Math.max(2, Math.min(10, Math.round(cycles / 5)));
  let measured: Measured | null = null;
  for (let blocks = 0; blocks < 4; blocks += 1) {
    for (let cycle = 0; cycle < block; cycle += 1) await runCycle(stage, cycle, signal);
    const now = await measure(stage);
    const isSettled =
      measured !== null && now.counted.heapBytes / measured.counted.heapBytes < 1 + settledGrowth;
    measured = now;
    if (isSettled) break;
  }
  return measured ?? (await measure(stage));
}

/** Every second mount is taken away as soon as it is shown, with its calls under way. */
async function runCycle(stage: Stage, cycle: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const isEven = cycle % 2 === 0;
  const outcome = await stage.mount({ theme: isEven ? 'light' : 'dark' });
  if (outcome.status !== 'shown')
    throw new Error(`mount ${cycle + 1} was not shown but ${outcome.status} ${outcome.reason ?? ''}`);
  await stage.update({ theme: isEven ? 'dark' : 'light', locale: isEven ? 'sw' : 'en' });
  if (isEven) await stage.settled();
  await stage.unmount();
}

async function stateOf(stage: Stage): Promise<Omit<Measured, 'counted'>> {
  const { page, context, watch } = stage;
  const state = await page.evaluate(() => (Reflect.get(document, 'conformance') as Probe).state());
  const cookies = (await context.cookies()).map(({ name, domain }) => `${name} of ${domain}`);
  return { state, cookies, requests: watch.live() };
}

async function measure(stage: Stage): Promise<Measured> {
  await stage.page.waitForTimeout(2000);
  let counted = await count(stage);
  // Settled when collecting once more changes next to nothing.
  for (let tries = 0; tries < 8; tries += 1) {
    await stage.page.waitForTimeout(300);
    const again = await count(stage);
    const isSettled = Math.abs(again.heapBytes / counted.heapBytes - 1) < 0.002;
    counted = again;
    if (isSettled) break;
  }
  return { counted, ...(await stateOf(stage)) };
}

async function count({ devtools }: Stage): Promise<Counted> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((one) => one.name === name)?.value ?? NaN;
  return { heapBytes: value('JSHeapUsedSize'), listeners: value('JSEventListeners'), nodes: value('Nodes') };
}
