/** What changed of late, by the code of what is said. */
export const dayChangeWords = {
  LOAD_CORRECTED: {
    title: '{{source}} corrected {{count}} {{count|record|records}}',
    detail: '{{kind}}, file {{seq}}, {{day}}',
  },
  LOAD_REJECTED: { title: 'A file from {{source}} was rejected', detail: '{{kind}}, file {{seq}}, {{day}}' },
  LOAD_PARTIAL: {
    title: '{{count}} {{count|record|records}} from {{source}} {{count|was|were}} rejected',
    detail: '{{kind}}, file {{seq}}, {{day}}',
  },
  LOAD_LATE: { title: 'A missing file from {{source}} arrived', detail: '{{kind}}, file {{seq}}, {{day}}' },
  LOAD_SUPERSEDED: {
    title: 'A file from {{source}} was replaced',
    detail: '{{kind}}, file {{seq}}, {{day}}',
  },
  LOAD_REPROCESSED: {
    title: '{{count}} {{count|record|records}} from {{source}} {{count|was|were}} reprocessed',
    detail: '{{kind}}, file {{seq}}, {{day}}',
  },
  REPORT_STEP: { title: '{{title}}, version {{version}}: {{reportState}}', detail: '{{who}}' },
  GAP_EXPLAINED: { title: 'A missing file was explained', detail: '{{who}}' },
  RULE_PACK_CHANGED: { title: 'The rule pack was changed', detail: '{{who}}' },
  OBLIGATION_CHANGED: { title: 'An obligation was changed', detail: '{{who}}' },
  AUTHORITY_CHANGED: { title: 'An authority was changed', detail: '{{who}}' },
  SETTINGS_CHANGED: { title: 'Brand settings were changed', detail: '{{who}}' },
  RATES_LOADED: { title: 'Exchange rates were loaded', detail: '{{who}}' },
} as const;

export type DayChangeCode = keyof typeof dayChangeWords;
