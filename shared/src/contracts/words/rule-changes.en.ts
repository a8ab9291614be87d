/** What differs between two rule packs, by the code of what is said; charges are formulas such as `25 % × GGR`. */
export const ruleChangeWords = {
  COMES_IN: 'Rule added: {{charge}}, in force from {{from}}, {{status}}.',
  COMES_IN_UNTIL: 'Rule added: {{charge}}, in force from {{from}} until before {{until}}, {{status}}.',
  GOES_OUT: 'Rule removed: {{charge}}, in force from {{from}}, {{status}}.',
  GOES_OUT_UNTIL: 'Rule removed: {{charge}}, in force from {{from}} until before {{until}}, {{status}}.',
  CHARGES: 'Charge: {{charge}}, previously {{before}}.',
  FIELD_IS: 'Field {{field}}: {{after}}, previously {{before}}.',
  FIELD_CAME: 'Field {{field}}: {{after}}, previously empty.',
  FIELD_WENT: 'Field {{field}}: now empty, previously {{before}}.',
} as const;
export type RuleChangeCode = keyof typeof ruleChangeWords;
