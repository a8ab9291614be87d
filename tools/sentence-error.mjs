/** A failure that a person can mend: printed as its one sentence, without a stack. */
export class SentenceError extends Error {
  /** @override */
  name = 'SentenceError';
}

/**
 * Runs `main` and turns its failure into one line on stderr and exit code 1.
 *
 * @param {() => Promise<void>} main
 */
export async function runTool(main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof SentenceError ? `\n✗ ${error.message}` : error);
    process.exitCode = 1;
  }
}
