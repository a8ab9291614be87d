/** English texts of choosing a password by a link. */
export const en = {
  title: 'Choose your password',
  lead: 'This link works once.',
  wanted: 'New password',
  repeated: 'Repeat new password',
  rules: 'At least {{shortest}} characters of any kind, including spaces. Avoid common passwords.',
  action: 'Set the password',
  doneTitle: 'Your password has been set',
  done: 'Sign in with your e-mail address and the new password.',
  othersSession: '{{name}} is signed in in this browser, and is signed out when you go to sign-in.',
  toSignIn: 'Go to sign-in',
  tooShort: 'Use at least {{shortest}} characters',
  different: 'The two passwords do not match',
  tooCommon: 'This password is too common: choose another',
  isEmail: 'Do not use your e-mail address or its first part',
  gone: 'This link no longer works. Ask your administrator for a new one, or request one at sign-in.',
  failed: 'The password was not set: {{reason}}. Try again.',
};
