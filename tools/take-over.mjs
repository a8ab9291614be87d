/**
 * Takes each `--take-over NAME` out of a command line.
 *
 * @param {readonly string[]} args
 * @returns {{ rest: string[], takeOver: string[] }}
 */
export function withoutTakeOver(args) {
  /** @type {string[]} */
  const rest = [];
  /** @type {string[]} */
  const takeOver = [];
  const left = [...args];
  for (let arg = left.shift(); arg !== undefined; arg = left.shift()) {
    if (arg === '--take-over') takeOver.push(left.shift() ?? '');
    else rest.push(arg);
  }
  return { rest, takeOver };
}
