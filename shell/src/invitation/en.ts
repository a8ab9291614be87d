/** English texts of choosing a password by a link. */
export const en = {
  title: 'Choose your password',
  lead: 'This link works once.',
  wanted: 'New password',
  repeated: 'New password again',
  rules: 'At least {{shortest}} characters of any kind; spaces count. Not one that many people use.',
  action: 'Take the password',
  doneTitle: 'Your password is chosen',
  done: 'Sign in with your e-mail address and the new password.',
  toSignIn: 'Go to sign-in',
  tooShort: 'Use at least {{shortest}} characters',
  different: 'Enter the new password twice, the same both times',
  tooCommon: 'Many people use this password, and it is tried first: choose another',
  isEmail: 'Do not use your e-mail address or its first part',
  gone: 'This link does not work any more. Ask your administrator for another one, or have one mailed at sign-in.',
  unreachable: 'The server cannot be reached. Check your connection and try again.',
};
