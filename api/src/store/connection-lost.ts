/** Connection exceptions (class 08), shut down, crashed, cannot connect now, too many connections; and what sockets say. */
const lostCodes = /^(08\w{3}|57P0[123]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/;
/** What the driver says without a code, and Citus of a worker, as an error of its own making. */
const lostMessages =
  /Connection terminated|timeout exceeded when trying to connect|not queryable|failure on connection marked as essential/;

/** Whether a store failed because its server is gone or starting: the same call may well do in a moment. */
export function isConnectionLost(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, syscall, message, cause } = error as Partial<NodeJS.ErrnoException>;
  if (typeof code === 'string' && lostCodes.test(code)) return true;
  // The socket of the file system by which the server is reached is there only while it runs.
  if (code === 'ENOENT' && syscall === 'connect') return true;
  return lostMessages.test(String(message)) || isConnectionLost(cause);
}
