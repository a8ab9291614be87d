/** English texts of the registry: which screens there are, at which versions. */
export const en = {
  notTrusted: 'The list of screens from the server could not be verified',
  none: 'There are no screens to open',
  cause: {
    missing: 'The server sent none.',
    damaged: 'It is damaged or incomplete.',
    unsigned: 'It is not signed.',
    'unknown-key': 'It was signed with a key that this page does not trust.',
    forged: 'Its content does not match its signature.',
    expired: 'It has expired.',
    replayed: 'It is older than one already used in this browser.',
    unverifiable: 'This browser could not verify its signature.',
  },
  lastGood: 'You are using the last verified list, of {{at}}. Your figures are not affected.',
  noneLeft: 'This browser has no earlier list to use. Your saved work is safe.',
  next: 'Reload the page; if the problem persists, contact your administrator.',
  endsSoon: 'The list of screens expires on {{at}}',
  endsSoonNext:
    'After that, browsers without an earlier list cannot open any screens. Ask the key holder to run “remote sign”, or give the server the key with REGISTRY_KEY_FILE.',
  reload: 'Reload',
  offer: 'A new version is available',
  offerOf: '{{name}}: {{from}} → {{to}}',
  gone: '{{name}} was removed',
  offerHint: 'This tab keeps its version until you reload the page.',
  typed: 'Unsaved entries on this page would be lost. Save them first.',
  loadNew: 'Load the new version',
  loadAnyway: 'Load it anyway',
} as const;
