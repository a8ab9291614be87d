import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { reportFormat, totalsOf, type Group, type Pair, type Report } from './report/format';
import { htmlOf } from './report/html';
import { runPair } from './run-pair';
import type { HostTarget, RemoteTarget } from './stage/target';

export { bareHost } from './stage/bare-host';
export { readArguments } from './arguments';
export { untilStopped } from './until-stopped';

export interface ConformanceOptions {
  /** Path of the Chromium that is driven. */
  readonly chromium: string;
  readonly remotes: readonly RemoteTarget[];
  readonly hosts: readonly HostTarget[];
  readonly cycles: number;
  readonly only: readonly Group[];
  /** Folder that gets report.json and report.html. */
  readonly out: string;
  /** Ends the run after what is under way; the report has what was seen. */
  readonly signal: AbortSignal;
}

/** Looks at every remote on every page, one after the other, and writes the report anew after each. */
export async function runConformance(options: ConformanceOptions): Promise<Report> {
  const { remotes, hosts, cycles, only, out, signal } = options;
  const startedMs = Date.now();
  const browser = await chromium.launch({
    executablePath: options.chromium,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--enable-precise-memory-info',
    ],
    handleSIGINT: false,
  });
  const pairs: Pair[] = [];
  const version = browser.version();
  const report = (): Report => ({
    format: reportFormat,
    startedAt: new Date(startedMs).toISOString(),
    seconds: Math.round((Date.now() - startedMs) / 1000),
    browser: `Chromium ${version}`,
    cycles,
    isCancelled: signal.aborted || pairs.length < hosts.length * remotes.length,
    totals: totalsOf(pairs.flatMap(({ checks }) => checks)),
    pairs,
  });
  await mkdir(out, { recursive: true });
  try {
    for (const host of hosts)
      for (const remote of remotes) {
        if (signal.aborted) break;
        const title = `${remote.name} on ${host.name}`;
        const onProgress = progressOf(title);
        const pair = await runPair({ browser, remote, host, cycles, only, signal, onProgress });
        pairs.push(pair);
        tell(title, pair);
        // A run takes long: what was seen stays, also when the machine ends it.
        await write(out, report());
      }
  } finally {
    await browser.close();
  }
  const last = report();
  await write(out, last);
  return last;
}

async function write(out: string, report: Report): Promise<void> {
  await writeFile(join(out, 'report.json'), `${JSON.stringify(report, null, 2)}\n`);
  await writeFile(join(out, 'report.html'), htmlOf(report));
}

/** One line that changes on a terminal; elsewhere a line per group and per ten cycles. */
function progressOf(title: string): (text: string) => void {
  return (text) => {
    const [, done] = /(\d+)\//.exec(text) ?? [];
    if (process.stdout.isTTY) process.stdout.write(`\r\u001B[K… ${title}: ${text}`);
    else if (done === undefined || Number(done) % 10 === 0) console.log(`… ${title}: ${text}`);
  };
}

function tell(title: string, { checks, seconds }: Pair): void {
  const { passed, failed, skipped } = totalsOf(checks);
  const start = process.stdout.isTTY ? '\r\u001B[K' : '';
  console.log(
    `${start}${failed === 0 ? '✓' : '✗'} ${title}: ${passed} passed, ${failed} failed, ${skipped} skipped (${seconds.toFixed(1)} s)`,
  );
  for (const { status, id, name, measured, limit, remedy } of checks)
    if (status === 'failed') console.log(`    ${id} ${name}: ${measured} (limit: ${limit}). ${remedy ?? ''}`);
}
