/** What alerts say, by the code of what they say: in the lists, and with what to do. */
export const alertWords = {
  DEADLINE_NEAR_REPORT: {
    title: 'Due within {{hours}} {{hours|hour|hours}}: {{title}}',
    detail:
      'Due to {{authority}} by {{dueAt}}; report {{report}} is in state {{state}}. Send it before the deadline.',
  },
  DEADLINE_NEAR_NO_REPORT: {
    title: 'Due within {{hours}} {{hours|hour|hours}}: {{title}}',
    detail: 'Due to {{authority}} by {{dueAt}}; there is no report yet. Send it before the deadline.',
  },
  DEADLINE_NEAR_NOT_FILED: {
    title: 'Due within {{hours}} {{hours|hour|hours}}: {{title}}',
    detail: 'Due to {{authority}} by {{dueAt}}; it is not recorded as filed. Send it before the deadline.',
  },
  DEADLINE_MISSED_REPORT: {
    title: 'Overdue: {{title}}',
    detail:
      'It was due to {{authority}} by {{dueAt}}; report {{report}} is in state {{state}}. Send it now and note the reason for the delay.',
  },
  DEADLINE_MISSED_NO_REPORT: {
    title: 'Overdue: {{title}}',
    detail:
      'It was due to {{authority}} by {{dueAt}}; there is no report yet. Send it now and note the reason for the delay.',
  },
  DEADLINE_MISSED_NOT_FILED: {
    title: 'Overdue: {{title}}',
    detail:
      'It was due to {{authority}} by {{dueAt}}; it is not recorded as filed. Send it now and note the reason for the delay.',
  },
  NO_ACK: {
    title: '{{authority}} has not acknowledged "{{title}}"',
    detail:
      'Version {{version}} was sent on {{sentAt}}; a response was due within {{hours}} {{hours|hour|hours}}. Until then it does not count as filed: contact the authority.',
  },
  SUBMISSION_REJECTED: {
    title: 'The authority has rejected "{{title}}"',
    detail: 'Version {{version}}: {{reason}}. Correct the report and send it again.',
  },
  SUBMISSION_REJECTED_NO_REASON: {
    title: 'The authority has rejected "{{title}}"',
    detail: 'Version {{version}}: no reason was given. Correct the report and send it again.',
  },
  LAW_BROKEN_INV_13: {
    title:
      'INV-13 is broken: in a batch, received = accepted + rejected + duplicate, and the control total matches the content',
    detail:
      '{{objectId}}: received {{received}}, accepted {{accepted}}, rejected {{rejected}}, duplicate {{duplicate}}. Figures that include it must not be sent until this is investigated.',
  },
  LAW_BROKEN: {
    title: 'Records break a data rule: {{laws}}',
    detail:
      '{{count}} {{count|record is listed as an exception|records are listed as exceptions}}. Figures based on them are not closed or sent until they are corrected, or waived by two people.',
  },
  LOAD_DIFFERS: {
    title: 'Data sent by {{source}} for {{day}} does not match data loaded',
    detail:
      '{{kind}}: {{count}} {{count|record|records}} and an amount of {{amount}} that were sent are neither loaded nor rejected. Figures for the day must not be sent until this is investigated.',
  },
  REPORT_DIFFERS: {
    title: '"{{title}}" does not agree with the records',
    detail:
      'Version {{version}}: {{faults}}. Do not send it, or correct the version already sent; investigate the data loads for its days.',
  },
  FILE_MISSING: {
    title: 'File {{seq}} of {{source}} is missing',
    detail:
      '{{kind}} from {{from}} to {{to}} did not arrive. Ask the source for the file, or explain the gap.',
  },
  FILE_WAS_MISSING: {
    title: 'File {{seq}} of {{source}} was missing',
    detail:
      '{{kind}} from {{from}} to {{to}} did not arrive. Ask the source for the file, or explain the gap.',
  },
  SOURCE_OVERDUE: {
    title: 'Files of {{source}} are overdue',
    detail: 'Latest data: {{series}}. Ask the source whether it has an outage.',
  },
  SILENT_HOUR: {
    title: '{{source}} was silent for an hour',
    detail:
      'No bets from {{from}} to {{to}}; each of the eight previous weeks had at least {{least}}. Ask the source whether it had an outage.',
  },
  LATE_IN_TAX_PERIOD: {
    title: 'Late records for {{taxCode}} {{productClass}}, {{from}} to {{to}}',
    detail:
      '{{records}} {{records|record|records}} arrived or changed after the figures were pinned on {{pinnedAt}}: the tax would differ by {{difference}}. Amend the period, or note why this is not needed.',
  },
  LATE_IN_COMPANY_PERIOD: {
    title: 'Late records for {{taxCode}} {{productClass}}, {{from}} to {{to}}',
    detail:
      'Records arrived or changed after the figures were pinned on {{pinnedAt}}, and the tax would differ. The period covers several brands: its page shows the difference. Amend the period, or note why this is not needed.',
  },
  LATE_IN_REPORT: {
    title: 'Late records for "{{title}}"',
    detail:
      '{{records}} {{records|record|records}} for its days arrived after version {{version}} was created on {{madeAt}}. Correct the report, or note why this is not needed.',
  },
  FILE_AGAIN: {
    title: '{{file}} was sent again',
    detail:
      'File {{seq}} of {{source}} ({{kind}}) was loaded before; nothing was counted twice. Ask the source why.',
  },
  FILE_REPEATS_RECORDS: {
    title: '{{file}} repeats records',
    detail:
      '{{duplicate}} of {{received}} {{received|record|records}} of file {{seq}} of {{source}} ({{kind}}) {{duplicate|was|were}} loaded before; none is counted twice. Ask the source why.',
  },
  AUDIT_CHANGED: {
    title: 'The audit trail has been altered',
    detail:
      '{{faults}} faults, the first at row {{row}}: the row was changed. Preserve the data store and escalate to whoever is responsible for investigating it.',
  },
  AUDIT_MISSING: {
    title: 'The audit trail has been altered',
    detail:
      '{{faults}} faults, the first at row {{row}}: rows before it are missing. Preserve the data store and escalate to whoever is responsible for investigating it.',
  },
  AUDIT_OUT_OF_ORDER: {
    title: 'The audit trail has been altered',
    detail:
      '{{faults}} faults, the first at row {{row}}: it does not follow the previous row. Preserve the data store and escalate to whoever is responsible for investigating it.',
  },
  AUDIT_CUT: {
    title: 'The audit trail has been altered',
    detail:
      '{{faults}} faults, the first at row {{row}}: existing rows have been removed. Preserve the data store and escalate to whoever is responsible for investigating it.',
  },
  PAYLOAD_CHANGED: {
    title: 'A frozen payload has been altered',
    detail:
      'The payload of submission {{submission}} has the hash {{hash}} but was frozen with {{frozenHash}}. Do not send it; escalate to whoever is responsible for investigating it.',
  },
  CALLS_FAIL_IN_A_ROW: {
    title: '{{authority}} cannot be reached',
    detail:
      '{{failures}} calls in a row failed, the last on {{lastAt}}. Pending reports are retried automatically; check the API log and contact the authority.',
  },
  CALLS_FAIL_OFTEN: {
    title: '{{authority}} cannot be reached',
    detail:
      '{{failures}} of {{calls}} calls within 15 minutes failed, the last on {{lastAt}}. Pending reports are retried automatically; check the API log and contact the authority.',
  },
  CERTIFICATE_ENDS: {
    title: 'The certificate for {{authority}} expires soon',
    detail:
      'It is valid until {{until}}, {{days}} {{days|day|days}} from now. Nothing can be sent without it: renew it and enter the new expiry date.',
  },
  CERTIFICATE_ENDED: {
    title: 'The certificate for {{authority}} has expired',
    detail:
      'It was valid until {{until}}. Nothing can be sent without it: renew it and enter the new expiry date.',
  },
  RULE_UNVERIFIED: {
    title: '"{{title}}" is based on an unverified rule',
    detail:
      'Version {{version}} is waiting to be sent. Have the rule verified at its source, or give a reason when confirming.',
  },
  OWN_REPORT_CONFIRMED: {
    title: 'Attempt to confirm own report',
    detail: '{{title}}, version {{version}}. The audit trail shows who tried, and when.',
  },
  CONTROL_TOTAL_GUESSED: {
    title: 'Control total wrong three times: the submission is locked',
    detail: '{{title}}, version {{version}}. The audit trail shows who tried, and when.',
  },
  OWN_TAX_STEP_CONFIRMED: {
    title: 'Attempt to confirm own tax period proposal',
    detail: '{{name}} proposed the step and tried to confirm it. Another person must decide.',
  },
  FUNDS_SHORT: {
    title: "Players' funds are short by {{short}}",
    detail:
      'At the end of {{day}}: {{held}} held, {{protected}} to be protected. Top up the designated accounts and notify the authority where its rules require it.',
  },
  CLOCK_AHEAD: {
    title: 'The clock of {{source}} is wrong',
    detail:
      'A file came {{seconds}} seconds before its period ended, so the clock is at least that far ahead. Ask the source to correct it; events near the end of a day may be assigned to the wrong day.',
  },
  HOLD_OUTSIDE_BAND: {
    title: 'The hold of {{vertical}} on {{day}} is unusual',
    detail:
      '{{hold}} of the stakes of {{settlements}} settlements. Half of the previous 90 days were between {{least}} and {{most}}; this day is {{times}} times as far from their median, {{usual}}. Look for a large win, a wrong price or missing settlements.',
  },
  HOLD_FAR_OFF: {
    title: 'The hold of {{vertical}} on {{day}} is unusual',
    detail:
      '{{hold}} of the stakes of {{settlements}} settlements. The previous 90 days vary too much for a usual range; this day is {{times}} times as far from their median, {{usual}}, as half of them were. Look for a large win, a wrong price or missing settlements.',
  },
  DIGITS_OFF: {
    title: 'The first digits of payouts of {{vertical}} on {{day}} are unusual',
    detail:
      "{{payouts}} payouts deviate from Benford's law by {{deviation}} on average; {{usual}} is usual and up to {{most}} occurs. Look for fabricated tickets, split payouts and repeated payouts of the same amount.",
  },
  ROUND_AMOUNTS_MANY: {
    title: 'Unusually many round payouts of {{vertical}} on {{day}}',
    detail:
      '{{share}} of {{payouts}} payouts are round amounts; {{usual}} is usual and up to {{most}} occurs. Look for manual payouts, fabricated tickets and amounts rounded by a source.',
  },
  NO_RATE: {
    title: 'No exchange rate from {{from}} to {{to}}',
    detail:
      'The latest rate before {{day}} is from {{rateDay}}. Load the official rates: until then figures in {{to}} are provisional.',
  },
  NO_RATE_AT_ALL: {
    title: 'No exchange rate from {{from}} to {{to}}',
    detail:
      'There is no rate before {{day}} at all. Load the official rates: until then figures in {{to}} are provisional.',
  },
  DRAWER_OFF: {
    title: 'A drawer of {{branch}} is over or short',
    detail: '{{shifts}}. Ask the cashier, count again and note the explanation.',
  },
} as const;

export type AlertTextCode = keyof typeof alertWords;
