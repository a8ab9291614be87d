/**
 * Calls that give tokens, or end them: the page's own, whatever a manifest names.
 *
 * Spelled out, since their contracts would come into every page with them.
 */
export const sessionCalls: ReadonlySet<string> = new Set([
  'POST /api/Auth/login',
  'POST /api/Auth/login/enrolment',
  'POST /api/Auth/login/enrolment/confirm',
  'POST /api/Auth/login/passkey',
  'POST /api/Auth/login/passkey/options',
  'POST /api/Auth/login/recoveryCode',
  'POST /api/Auth/refresh',
  'POST /api/Auth/logout',
  'POST /api/Auth/acceptInvitation',
  'POST /api/User/BrandLogin',
]);
