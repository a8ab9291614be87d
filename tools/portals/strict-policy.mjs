/**
 * As strict as the policy of a page that mounts a remote can be: no inline style or script, no evaluation.
 *
 * @param {readonly string[]} origins that the remote's file comes from and calls go to
 */
export function strictPolicy(origins) {
  const foreign = [...new Set(origins)].join(' ');
  return [
    "default-src 'none'",
    `script-src 'self' ${foreign}`,
    "style-src 'self'",
    `connect-src 'self' ${foreign}`,
    'img-src data:',
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
