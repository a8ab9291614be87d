// `node tools/browser-tests-repeated.mjs [TIMES]`: runs the browser tests again and again while every processor is kept busy
// by something else, and prints how each run went. A test that passes by luck does not pass ten times.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { runOneBrowserCaseEach } from './browser-tests.mjs';
import { runTool, SentenceError } from './sentence-error.mjs';

await runTool(async () => {
  const times = Number(process.argv[2] ?? 10);
  if (!(times > 0)) throw new SentenceError(`${process.argv[2]}: give a number of runs above 0.`);
  const spinners = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
  const lines = ['| run | passed | failed | seconds |', '| --- | --- | --- | --- |'];
  try {
    for (let number = 1; number <= times; number += 1) {
      const startedAt = Date.now();
      const { passed, failed } = await runOneBrowserCaseEach();
      lines.push(`| ${number} | ${passed} | ${failed} | ${Math.round((Date.now() - startedAt) / 1000)} |`);
      if (failed > 0) process.exitCode = 1;
    }
  } finally {
    for (const spinner of spinners) spinner.kill();
    console.log(lines.join('\n'));
  }
});
