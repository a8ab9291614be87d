import { SentenceError } from '../../sentence-error.mjs';

/** Errors: `SentenceError`. @param {string} text @returns {URL} */
export function shellAddress(text) {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new SentenceError(`--in ${text} is no address of a shell: write one like https://reports.example.`);
  return url;
}

/**
 * Errors: `SentenceError` that says what to set, when the shell takes no remotes from `origin`.
 *
 * @param {URL} shell
 * @param {string} origin of this machine
 */
export async function requireAllowed(shell, origin) {
  const page = await fetch(shell, { headers: { Accept: 'text/html' } }).then(
    (answer) => answer.text(),
    (error) => {
      throw new SentenceError(
        `--in ${shell.href} cannot be reached (${error.cause?.code ?? error.message}).`,
      );
    },
  );
  const named = /<meta name="tallyhouse-overrides" content="([^"]*)"/.exec(page)?.[1];
  if (named === undefined)
    throw new SentenceError(`--in ${shell.href} is no shell that can take a remote from elsewhere.`);
  if (!named.split(' ').includes(origin))
    throw new SentenceError(
      `${shell.origin} takes no remote from ${origin}: its server needs the setting REMOTE_OVERRIDE_ORIGINS=${origin}, or name another PORT.`,
    );
}
