/** What alerts say, by the code of what they say: in the lists, and with what to do. */
export const alertWords = {
  DEADLINE_NEAR_REPORT: {
    title: 'Due within {{hours}} hours: {{title}}',
    detail: 'Due to {{authority}} at {{dueAt}}; report {{report}} is in state {{state}}. Send it in time.',
  },
  DEADLINE_NEAR_NO_REPORT: {
    title: 'Due within {{hours}} hours: {{title}}',
    detail: 'Due to {{authority}} at {{dueAt}}; there is no report yet. Send it in time.',
  },
  DEADLINE_NEAR_NOT_FILED: {
    title: 'Due within {{hours}} hours: {{title}}',
    detail: 'Due to {{authority}} at {{dueAt}}; it is not recorded as filed. Send it in time.',
  },
  DEADLINE_MISSED_REPORT: {
    title: 'Late: {{title}}',
    detail:
      'It was due to {{authority}} at {{dueAt}}; report {{report}} is in state {{state}}. Send it now and note how it came to that.',
  },
  DEADLINE_MISSED_NO_REPORT: {
    title: 'Late: {{title}}',
    detail:
      'It was due to {{authority}} at {{dueAt}}; there is no report yet. Send it now and note how it came to that.',
  },
  DEADLINE_MISSED_NOT_FILED: {
    title: 'Late: {{title}}',
    detail:
      'It was due to {{authority}} at {{dueAt}}; it is not recorded as filed. Send it now and note how it came to that.',
  },
  NO_ACK: {
    title: '{{authority}} has not acknowledged "{{title}}"',
    detail:
      'Version {{version}} was sent at {{sentAt}}; an answer was due within {{hours}} hours. Until then it does not count as filed: ask the authority.',
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
      'INV-13 is broken: of a batch, received = accepted + rejected + duplicate, and its control total is what it holds',
    detail:
      '{{objectId}}: received {{received}}, accepted {{accepted}}, rejected {{rejected}}, duplicate {{duplicate}}. Figures that hold it must not be sent before it is looked into.',
  },
  LAW_BROKEN: {
    title: 'Records break a law of data: {{laws}}',
    detail:
      '{{count}} records stand in the list of exceptions. Figures that rest on them are not closed or sent before they are corrected, or two people waive them.',
  },
  LOAD_DIFFERS: {
    title: 'What {{source}} sent for {{day}} is not what is here',
    detail:
      '{{kind}}: {{count}} records and an amount of {{amount}} that were sent are neither loaded nor refused. Figures of the day must not be sent before it is looked into.',
  },
  REPORT_DIFFERS: {
    title: '"{{title}}" does not agree with the facts',
    detail:
      'Version {{version}}: {{faults}}. Do not send it, or correct what was sent; look into the loads of its days.',
  },
  FILE_MISSING: {
    title: 'File {{seq}} of {{source}} is missing',
    detail:
      '{{kind}} of {{from}} to {{to}} had not arrived. Ask the source for the file, or explain the gap.',
  },
  FILE_WAS_MISSING: {
    title: 'File {{seq}} of {{source}} was missing',
    detail:
      '{{kind}} of {{from}} to {{to}} had not arrived. Ask the source for the file, or explain the gap.',
  },
  SOURCE_OVERDUE: {
    title: 'Files of {{source}} are overdue',
    detail: 'The newest data: {{series}}. Ask the source whether it stands still.',
  },
  SILENT_HOUR: {
    title: '{{source}} was silent for an hour',
    detail:
      'Not one bet from {{from}} to {{to}}, where each of the eight weeks before had at least {{least}}. Ask the source whether it stood still.',
  },
  LATE_IN_TAX_PERIOD: {
    title: 'Late records for {{taxCode}} {{productClass}}, {{from}} to {{to}}',
    detail:
      '{{records}} records came or changed after its figures were pinned at {{pinnedAt}}: the tax would differ by {{difference}} {{currency}}. Amend the period, or note why not.',
  },
  LATE_IN_COMPANY_PERIOD: {
    title: 'Late records for {{taxCode}} {{productClass}}, {{from}} to {{to}}',
    detail:
      'Records came or changed after its figures were pinned at {{pinnedAt}}, and its tax would differ. It is of several brands: by how much, its own page says. Amend the period, or note why not.',
  },
  LATE_IN_REPORT: {
    title: 'Late records for "{{title}}"',
    detail:
      '{{records}} records of its days came after version {{version}} was made at {{madeAt}}. Correct the report, or note why not.',
  },
  FILE_AGAIN: {
    title: '{{file}} came again',
    detail:
      'File {{seq}} of {{source}} ({{kind}}) was loaded before; nothing of it was counted twice. Ask the source why.',
  },
  FILE_REPEATS_RECORDS: {
    title: '{{file}} repeats records',
    detail:
      '{{duplicate}} of {{received}} records of file {{seq}} of {{source}} ({{kind}}) were loaded before; none counts twice. Ask the source why.',
  },
  AUDIT_CHANGED: {
    title: 'The audit is not what was written',
    detail:
      '{{faults}} faults, the first at row {{row}}: the row was changed. Keep the store as it is and call in who may look into it.',
  },
  AUDIT_MISSING: {
    title: 'The audit is not what was written',
    detail:
      '{{faults}} faults, the first at row {{row}}: rows before it are gone. Keep the store as it is and call in who may look into it.',
  },
  AUDIT_OUT_OF_ORDER: {
    title: 'The audit is not what was written',
    detail:
      '{{faults}} faults, the first at row {{row}}: it does not follow the row before. Keep the store as it is and call in who may look into it.',
  },
  AUDIT_CUT: {
    title: 'The audit is not what was written',
    detail:
      '{{faults}} faults, the first at row {{row}}: rows that were there are gone. Keep the store as it is and call in who may look into it.',
  },
  PAYLOAD_CHANGED: {
    title: 'What was frozen to be sent was changed',
    detail:
      'The payload of submission {{submission}} has the hash {{hash}}, and was frozen with {{frozenHash}}. Do not send it; call in who may look into it.',
  },
  CALLS_FAIL_IN_A_ROW: {
    title: '{{authority}} cannot be reached',
    detail:
      '{{failures}} calls in a row failed, the last at {{lastAt}}. What is to be sent waits and is sent again by itself; look at the log of calls, and ask the authority.',
  },
  CALLS_FAIL_OFTEN: {
    title: '{{authority}} cannot be reached',
    detail:
      '{{failures}} of {{calls}} calls within 15 minutes failed, the last at {{lastAt}}. What is to be sent waits and is sent again by itself; look at the log of calls, and ask the authority.',
  },
  CERTIFICATE_ENDS: {
    title: 'The certificate for {{authority}} ends soon',
    detail:
      'It holds until {{until}}, {{days}} days from now. Without it nothing can be sent: renew it and enter the new end.',
  },
  CERTIFICATE_ENDED: {
    title: 'The certificate for {{authority}} has ended',
    detail: 'It holds until {{until}}. Without it nothing can be sent: renew it and enter the new end.',
  },
  RULE_UNVERIFIED: {
    title: '"{{title}}" rests on an unverified rule',
    detail:
      'Version {{version}} waits to be sent. Have the rule verified at its source, or give a reason with the confirmation.',
  },
  OWN_REPORT_CONFIRMED: {
    title: 'Somebody tried to confirm their own report',
    detail: '{{title}}, version {{version}}. The audit says who tried it, and when.',
  },
  CONTROL_TOTAL_GUESSED: {
    title: 'A control total was wrong three times: the item is locked',
    detail: '{{title}}, version {{version}}. The audit says who tried it, and when.',
  },
  OWN_TAX_STEP_CONFIRMED: {
    title: 'Somebody tried to confirm a tax period they had proposed',
    detail: '{{name}} proposed the step and tried to confirm it. Another person must decide.',
  },
  FUNDS_SHORT: {
    title: "Players' funds are short by {{short}} {{currency}}",
    detail:
      'At the end of {{day}}: {{held}} held, {{protected}} to protect. Top up the designated accounts and tell the authority where its rules ask for it.',
  },
  CLOCK_AHEAD: {
    title: 'The clock of {{source}} is wrong',
    detail:
      "A file came {{seconds}} seconds before its period ended, so the clock is at least that far ahead. Ask the source to set it; events near a day's end may lie in the wrong day.",
  },
  HOLD_OUTSIDE_BAND: {
    title: 'The hold of {{vertical}} on {{day}} is unusual',
    detail:
      '{{hold}} of the stakes of {{settlements}} settlements. Half of the 90 days before lay between {{least}} and {{most}}; this one lies {{times}} times as far from their median, {{usual}}. Look for a large win, a wrong price or missing settlements.',
  },
  HOLD_FAR_OFF: {
    title: 'The hold of {{vertical}} on {{day}} is unusual',
    detail:
      '{{hold}} of the stakes of {{settlements}} settlements. The 90 days before differ too much for a usual range; this one lies {{times}} times as far from their median, {{usual}}, as half of them did. Look for a large win, a wrong price or missing settlements.',
  },
  DIGITS_OFF: {
    title: 'The first digits of payouts of {{vertical}} on {{day}} are unusual',
    detail:
      "{{payouts}} payouts lie {{deviation}} from Benford's law on average, where {{usual}} is usual, and up to {{most}} happens. Look for made-up tickets, split payouts and payouts of one amount again and again.",
  },
  ROUND_AMOUNTS_MANY: {
    title: 'Round payouts of {{vertical}} on {{day}} are unusually many',
    detail:
      '{{share}} of {{payouts}} payouts are round amounts, where {{usual}} is usual, and up to {{most}} happens. Look for payouts by hand, made-up tickets and amounts that a source rounds.',
  },
  NO_RATE: {
    title: 'No rate from {{from}} to {{to}}',
    detail:
      'The newest rate before {{day}} is that of {{rateDay}}. Load the official rates: until then figures in {{to}} are provisional.',
  },
  NO_RATE_AT_ALL: {
    title: 'No rate from {{from}} to {{to}}',
    detail:
      'The newest rate before {{day}} is none at all. Load the official rates: until then figures in {{to}} are provisional.',
  },
  DRAWER_OFF: {
    title: 'A drawer of {{branch}} is off',
    detail: '{{shifts}}. Ask the cashier, count again, and note what it was.',
  },
} as const;

export type AlertTextCode = keyof typeof alertWords;
