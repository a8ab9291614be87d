/** English texts of a remote that comes from a developer's machine. */
export const en = {
  on: '{{name}} {{version}} comes from {{origin}}',
  onHint:
    'Nobody signed it, and its figures are its own. Everything else is as published. It ends when you sign out or close this tab.',
  off: 'Everything here is as published',
  refused: {
    malformed: 'The address asked for a remote from elsewhere in a way that makes no sense.',
    'not-allowed': '{{name}} was not taken from {{origin}}: this deployment does not allow that origin.',
    'not-registered': '{{name}} was not taken from {{origin}}: you have no remote of that name here.',
    unreachable: 'Nothing came from {{origin}}: see whether {{name}} is being served there.',
    damaged: 'What came from {{origin}} is no manifest that this page can read.',
    'other-remote': 'What came from {{origin}} is another remote than {{name}}.',
  },
  end: 'Take the published one',
  close: 'Close',
} as const;
