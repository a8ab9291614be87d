/** `disk_full` of PostgreSQL, and what the system calls it. */
const fullCodes: readonly unknown[] = ['53100', 'ENOSPC', 'EDQUOT'];
/** How DuckDB says it: with the system's words, without a code. */
const fullWords = /No space left on device|Disk quota exceeded|Out of disk space/i;

/** Whether something failed because there is no room left to write to: what it would have written was not kept. */
export function isDiskFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, cause } = error as Partial<NodeJS.ErrnoException>;
  return fullCodes.includes(code) || fullWords.test(String(message)) || isDiskFull(cause);
}
