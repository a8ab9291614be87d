/** English texts of what comes after the password: a first authenticator, and recovery codes. */
export const en = {
  enrolTitle: 'Set up an authenticator',
  enrolLead:
    'Your role asks for a second factor. You need an authenticator app on your telephone, such as the one of your system, and it takes a minute.',
  starting: 'Preparing …',
  scan: 'Scan the square with the app, or type the secret into it. It is shown now and never again.',
  square: 'Square code of the secret',
  copySecret: 'Copy the secret',
  secretCopied: 'Secret copied',
  firstCode: 'Six digits that the app shows now',
  finish: 'Take it into use and sign in',
  startOver: 'Back to sign-in',
  again: 'Try again',
  tooLate: 'This took too long, or was done elsewhere. Go back and sign in again.',
  codesTitle: 'Keep these recovery codes',
  codesLead:
    'Each signs you in once when the authenticator is not at hand. They are shown now and never again: print them, or keep them where you keep passwords.',
  copyCodes: 'Copy the codes',
  codesCopied: 'Codes copied',
  print: 'Print',
  goOn: 'I have kept them, go on',
  recoverTitle: 'Sign in with a recovery code',
  recoverLead: 'Enter one of the codes that you kept. Each is good once.',
  recoveryCode: 'Recovery code',
  recover: 'Sign in',
  recoveryMissing: 'Enter a recovery code',
  recoveryWrong:
    'That recovery code was not accepted: each is good once. Without one, ask your administrator to reset the authenticator.',
  leftTitle: 'You are signed in',
  left_one: 'You have {{count}} recovery code left.',
  left_other: 'You have {{count}} recovery codes left.',
  leftHint:
    'If the authenticator is lost, replace it in your settings. New recovery codes are made there, too.',
  toWork: 'Go on',
  forgottenTitle: 'Choose a new password',
  forgottenLead: 'A link comes to your e-mail address. With it you choose a new password.',
  mailLink: 'Send me the link',
  mailedTitle: 'Look into your mailbox',
  mailed:
    'If {{email}} has an account here, a link is on its way. It is good for 30 minutes and once, and it ends all sessions of the account.',
  mailedHint:
    'Nothing there after some minutes? Look among unwanted mail, then ask your administrator for a link.',
  noMail: 'This server sends no mails. Ask your administrator for a link to a new password.',
};
