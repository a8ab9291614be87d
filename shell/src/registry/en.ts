/** English texts of the registry: which screens there are, at which versions. */
export const en = {
  notTrusted: 'The list of screens that the server gave was not trusted',
  none: 'There are no screens to open',
  cause: {
    missing: 'The server gave none.',
    damaged: 'It is damaged or was cut off.',
    unsigned: 'Nobody signed it.',
    'unknown-key': 'It was signed by a key that this page does not trust.',
    forged: 'Its text is not the text that was signed.',
    expired: 'It has expired.',
    replayed: 'It is older than one that this browser has seen.',
    unverifiable: 'This browser could not check its signature.',
  },
  lastGood: 'You work with the last one that was trusted, of {{at}}. Your figures are not concerned.',
  noneLeft: 'This browser keeps no earlier one that could be used. What you saved is safe.',
  next: 'Load the page anew; if this stays, tell the administrator of your installation.',
  endsSoon: 'The list of screens is valid until {{at}} only',
  endsSoonNext:
    'After that, browsers without an earlier list open no screens. Have whoever holds its key run “remote sign”, or give the server the key with REGISTRY_KEY_FILE.',
  reload: 'Load anew',
  offer: 'A new version is out',
  offerOf: '{{name}}: {{from}} → {{to}}',
  gone: '{{name}} was taken out',
  offerHint: 'This tab keeps its version until you load the page anew.',
  typed: 'What you typed on this page and did not save would be lost. Save it first.',
  loadNew: 'Load the new version',
  loadAnyway: 'Load it all the same',
} as const;
