/** What several alerts of one cause say together, by the code of what they say. */
export const incidentWords = {
  MANY_NEAR: {
    title: 'Due soon to {{authority}}: {{count}} obligations',
    detail: 'The first is due at {{dueAt}}. File them in the order of their deadlines.',
  },
  MANY_LATE: {
    title: 'Late to {{authority}}: {{count}} obligations that nobody has filed',
    detail: 'The oldest was due at {{dueAt}}. File each now, and note how it came to that.',
  },
  MANY_LATE_REPORTS: {
    title: 'Late to {{authority}}: {{count}} returns that are made and not sent',
    detail: 'The oldest was due at {{dueAt}}. Send each now, and note how it came to that.',
  },
  MANY_UNACKNOWLEDGED: {
    title: '{{authority}} has not acknowledged {{count}} reports',
    detail: 'Until then they do not count as filed: ask the authority about all of them at once.',
  },
  MANY_REJECTED: {
    title: 'The authority has rejected {{count}} versions of "{{title}}"',
    detail: 'Correct the newest and send it again.',
  },
  MANY_FILES_BROKEN: {
    title: 'INV-13 is broken in {{count}} files',
    detail:
      'What was received is not accepted + rejected + duplicate, or is not what the control total says. Figures that hold them must not be sent before they are looked into.',
  },
  MANY_LOADS_DIFFER: {
    title: 'What {{source}} sent is not what is here, {{count}} times',
    detail: 'Records that were sent are neither loaded nor refused. Figures of these days must not be sent.',
  },
  MANY_REPORTS_DIFFER: {
    title: '{{count}} versions of "{{title}}" do not agree with the facts',
    detail: 'Do not send them, or correct what was sent; look into the loads of their days.',
  },
  MANY_FILES_MISSING: {
    title: '{{count}} files of {{source}} are missing',
    detail: 'Ask the source for all of them at once, or explain the gaps.',
  },
  MANY_SILENT_HOURS: {
    title: '{{source}} was silent: {{count}} hours without a bet',
    detail: 'Not one event lies between them, from {{from}} on. Ask the source whether it stood still.',
  },
  MANY_LATE_RECORDS: {
    title: 'Late records of {{arrivedAt}} touch {{count}} closed periods and sent reports',
    detail: 'Amend or correct each, or note why not.',
  },
  MANY_FILES_AGAIN: {
    title: '{{source}} has sent {{count}} files again',
    detail: 'None counts twice. Ask the source why; acknowledging is all it asks for.',
  },
  MANY_UNUSUAL: {
    title: '{{count}} figures of {{vertical}} on {{day}} are unusual',
    detail: 'They may have one cause: look at the largest winnings of the day.',
  },
  MANY_RATES_MISSING: {
    title: '{{count}} rates from {{from}} are missing',
    detail: 'Load the official rates: until then figures in other currencies are provisional.',
  },
  MANY_DRAWERS_OFF: {
    title: 'Drawers of {{branch}} were off on {{count}} days',
    detail: 'Ask the shop, compare with the shifts, and note what it was.',
  },
} as const;

export type IncidentTextCode = keyof typeof incidentWords;
