// The API takes an access token for ten minutes; long runs outlive one.
const keptMs = 4 * 60_000;

/**
 * A token that is asked for often: that of the last sign-in while it is young, else of a new one.
 *
 * @param {() => Promise<string>} sign
 * @returns {() => Promise<string>}
 */
export function keptToken(sign) {
  /** @type {{ token: Promise<string>, untilMs: number } | null} */
  let kept = null;
  return () => {
    if (kept === null || kept.untilMs < Date.now()) kept = { token: sign(), untilMs: Date.now() + keptMs };
    return kept.token;
  };
}
