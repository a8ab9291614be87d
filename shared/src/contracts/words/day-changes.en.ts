/** What changed of late, by the code of what is said. */
export const dayChangeWords = {
  LOAD_CORRECTED: {
    title: '{{source}} corrected {{count}} records',
    detail: '{{kind}}, file {{seq}}, {{day}}',
  },
  LOAD_REJECTED: { title: 'A file of {{source}} was refused', detail: '{{kind}}, file {{seq}}, {{day}}' },
  LOAD_PARTIAL: {
    title: '{{count}} records of {{source}} were refused',
    detail: '{{kind}}, file {{seq}}, {{day}}',
  },
  LOAD_LATE: { title: 'A missing file of {{source}} came', detail: '{{kind}}, file {{seq}}, {{day}}' },
  LOAD_SUPERSEDED: { title: 'A file of {{source}} was replaced', detail: '{{kind}}, file {{seq}}, {{day}}' },
  LOAD_REPROCESSED: {
    title: '{{count}} records of {{source}} were taken in again',
    detail: '{{kind}}, file {{seq}}, {{day}}',
  },
  REPORT_STEP: { title: '{{title}}, version {{version}}: {{reportState}}', detail: '{{who}}' },
  GAP_EXPLAINED: { title: 'A missing file was explained', detail: '{{who}}' },
  RULE_PACK_CHANGED: { title: 'The rule pack was changed', detail: '{{who}}' },
  OBLIGATION_CHANGED: { title: 'An obligation was changed', detail: '{{who}}' },
  AUTHORITY_CHANGED: { title: 'An authority was changed', detail: '{{who}}' },
  SETTINGS_CHANGED: { title: 'Settings of the brand were changed', detail: '{{who}}' },
  RATES_LOADED: { title: 'Rates of exchange came', detail: '{{who}}' },
} as const;

export type DayChangeCode = keyof typeof dayChangeWords;
