/**
 * Runs `work` with a signal that Ctrl-C aborts; a second Ctrl-C ends the process at once.
 *
 * @returns the exit code of `work`, 130 when it was stopped
 */
export async function untilStopped(work: (signal: AbortSignal) => Promise<number>): Promise<number> {
  const life = new AbortController();
  const stop = () => {
    console.log('\nStopping; the report has what was seen so far.');
    life.abort();
  };
  process.once('SIGINT', stop);
  try {
    const code = await work(life.signal);
    return life.signal.aborted ? 130 : code;
  } finally {
    process.off('SIGINT', stop);
  }
}
