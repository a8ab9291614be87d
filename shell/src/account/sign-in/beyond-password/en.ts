/** English texts of what comes after the password: a first authenticator, and recovery codes. */
export const en = {
  enrolTitle: 'Set up an authenticator',
  enrolLead:
    'Your role requires two-factor authentication. You need an authenticator app on your phone; setting it up takes a minute.',
  starting: 'Preparing …',
  scan: 'Scan the QR code with the app, or enter the secret by hand. It is shown only once.',
  square: 'QR code of the secret',
  copySecret: 'Copy the secret',
  secretCopied: 'Secret copied',
  firstCode: 'Six-digit code from the app',
  finish: 'Confirm and sign in',
  startOver: 'Back to sign-in',
  again: 'Try again',
  tooLate: 'This took too long, or was completed elsewhere. Go back and sign in again.',
  codesTitle: 'Save these recovery codes',
  codesLead:
    'Each code signs you in once if you do not have your authenticator. They are shown only once: print them, or save them in your password manager.',
  copyCodes: 'Copy the codes',
  codesCopied: 'Codes copied',
  print: 'Print',
  goOn: 'I have saved them',
  recoverTitle: 'Sign in with a recovery code',
  recoverLead: 'Enter one of the codes that you saved. Each works once.',
  recoveryCode: 'Recovery code',
  recover: 'Sign in',
  recoveryMissing: 'Enter a recovery code',
  recoveryWrong:
    'That recovery code was not accepted: each works once. If you have none left, ask your administrator to reset your authenticator.',
  passkeyTitle: 'Sign in with a passkey',
  passkeyWaiting: 'Follow the instructions of your browser …',
  passkeyCancelled: 'No passkey was used. Try again, or go back and enter the code of your authenticator.',
  passkeyFailed:
    'The browser could not use a passkey. Try again, or go back and enter the code of your authenticator.',
  noPasskey:
    'This account has no passkey for this address. Go back and enter the code of your authenticator; you can add a passkey in your settings.',
  passkeyWrong:
    'The passkey was not accepted. Try again, or go back and enter the code of your authenticator.',
  passkeyHost: 'Passkeys need a host name: open the server by its name, not by a numeric address.',
  leftTitle: 'You are signed in',
  left_one: 'You have {{count}} recovery code left.',
  left_other: 'You have {{count}} recovery codes left.',
  leftHint:
    'If you have lost your authenticator, replace it in your settings. You can create new recovery codes there, too.',
  toWork: 'Continue',
  forgottenTitle: 'Reset your password',
  forgottenLead: 'We will send a link to your e-mail address, with which you choose a new password.',
  mailLink: 'Send me the link',
  mailedTitle: 'Check your inbox',
  mailed:
    'If there is an account for {{email}}, a link is on its way. It works once, within 30 minutes; using it ends all sessions of the account.',
  mailedHint:
    'Nothing received after a few minutes? Check your spam folder, then ask your administrator for a link.',
  noMail: 'This server does not send e-mail. Ask your administrator for a link to reset your password.',
};
