import { runProgram } from './app/commands/run-program';
import { removeLeftFolders } from './store/temporary-folder';

// What it writes is its own account's alone; what everybody is served is opened on purpose (web/open-to-readers.ts).
process.umask(0o077);

const stopped = new Promise<void>((stop) => {
  // Twice means at once.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      process.once(signal, () => process.exit(1));
      stop();
    });
  }
});

// Those of one that was killed can be as large as its store.
await removeLeftFolders();

process.exitCode = await runProgram(process.argv.slice(2), {
  environment: process.env,
  print: (line) => void process.stdout.write(`${line}\n`),
  printError: (line) => void process.stderr.write(`${line}\n`),
  stopped,
});
