/** English texts of a remote that comes from a developer's machine. */
export const en = {
  on: '{{name}} {{version}} is loaded from {{origin}}',
  onHint:
    'It is unsigned, and its figures are not verified. Everything else is as published. The override ends when you sign out or close this tab.',
  off: 'Everything here is as published',
  refused: {
    malformed: 'The override in the address is not valid.',
    'not-allowed': '{{name}} was not loaded from {{origin}}: this deployment does not allow that origin.',
    'not-registered': '{{name}} was not loaded from {{origin}}: there is no remote of that name here.',
    unreachable: '{{origin}} did not respond: check that {{name}} is being served there.',
    damaged: 'The response from {{origin}} is not a manifest that this page can read.',
    'other-remote': '{{origin}} serves a remote other than {{name}}.',
  },
  end: 'Use the published version',
  close: 'Close',
} as const;
