/**
 * As strict as the policy of a page that mounts a remote can be: no inline style or script, no evaluation, and no script
 * of another origin but those whose hash it names.
 *
 * @param {object} allowed
 * @param {readonly string[]} allowed.scripts sources beside the page's own origin: `scriptSources` of `embedHead`
 * @param {readonly string[]} allowed.calls origins that calls go to
 */
export function strictPolicy({ scripts, calls }) {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    "style-src 'self'",
    `connect-src ${["'self'", ...new Set(calls)].join(' ')}`,
    'img-src data:',
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
