/** What several alerts of one cause say together, by the code of what they say. */
export const incidentWords = {
  MANY_NEAR: {
    title: 'Due soon to {{authority}}: {{count}} obligations',
    detail: 'The first is due by {{dueAt}}. File them in the order of their deadlines.',
  },
  MANY_LATE: {
    title: 'Overdue to {{authority}}: {{count}} obligations not filed',
    detail: 'The oldest was due by {{dueAt}}. File each now and note the reason for the delay.',
  },
  MANY_LATE_REPORTS: {
    title: 'Overdue to {{authority}}: {{count}} returns prepared but not sent',
    detail: 'The oldest was due by {{dueAt}}. Send each now and note the reason for the delay.',
  },
  MANY_UNACKNOWLEDGED: {
    title: '{{authority}} has not acknowledged {{count}} {{count|report|reports}}',
    detail: 'Until then they do not count as filed: ask the authority about all of them together.',
  },
  MANY_REJECTED: {
    title: 'The authority has rejected {{count}} versions of "{{title}}"',
    detail: 'Correct the newest and send it again.',
  },
  MANY_FILES_BROKEN: {
    title: 'INV-13 is broken in {{count}} {{count|file|files}}',
    detail:
      'Records received do not equal accepted + rejected + duplicate, or do not match the control total. Figures that include them must not be sent until this is investigated.',
  },
  MANY_LOADS_DIFFER: {
    title: 'Data sent by {{source}} does not match data loaded, {{count}} times',
    detail:
      'Records that were sent are neither loaded nor rejected. Figures for these days must not be sent.',
  },
  MANY_REPORTS_DIFFER: {
    title: '{{count}} versions of "{{title}}" do not agree with the records',
    detail: 'Do not send them, or correct those already sent; investigate the data loads for their days.',
  },
  MANY_FILES_MISSING: {
    title: '{{count}} {{count|file|files}} of {{source}} {{count|is|are}} missing',
    detail: 'Ask the source for all of them together, or explain the gaps.',
  },
  MANY_SILENT_HOURS: {
    title: '{{source}} was silent: {{count}} {{count|hour|hours}} without a bet',
    detail:
      'There were no events between them, from {{from}} onwards. Ask the source whether it had an outage.',
  },
  MANY_LATE_RECORDS: {
    title: 'Late records received {{arrivedAt}} affect {{count}} closed periods and sent reports',
    detail: 'Amend or correct each, or note why this is not needed.',
  },
  MANY_FILES_AGAIN: {
    title: '{{source}} has sent {{count}} {{count|file|files}} again',
    detail: 'None is counted twice. Ask the source why; no action is needed beyond acknowledging.',
  },
  MANY_UNUSUAL: {
    title: '{{count}} figures of {{vertical}} on {{day}} are unusual',
    detail: 'They may share a cause: review the largest winnings of the day.',
  },
  MANY_RATES_MISSING: {
    title: '{{count}} exchange rates from {{from}} are missing',
    detail: 'Load the official rates: until then figures in other currencies are provisional.',
  },
  MANY_DRAWERS_OFF: {
    title: 'Drawers of {{branch}} were over or short on {{count}} {{count|day|days}}',
    detail: 'Ask the shop, compare with the shifts and note the explanation.',
  },
} as const;

export type IncidentTextCode = keyof typeof incidentWords;
