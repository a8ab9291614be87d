// Prints what runs counted together as one line, and fails when a check failed or a run broke off.
import { closeRun, readCounts, sumOf } from './counts.mjs';
import { runTool } from './sentence-error.mjs';

await runTool(async () => {
  const broken = { passed: 0, failed: 1, skipped: 0 };
  const parts = process.argv.slice(2).map((name) => readCounts(name).catch(() => broken));
  await closeRun('all', sumOf(await Promise.all(parts)));
});
