/** Code of what few meet at a sign-in. */
export const loadBeyondPassword = () =>
  import(/* webpackChunkName: "beyond-password" */ './beyond-password/beyond-password').then(
    (m) => m.BeyondPassword,
  );
