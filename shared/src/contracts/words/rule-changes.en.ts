/** What differs between two rule packs, by the code of what is said; charges are formulas such as `25 % × GGR`. */
export const ruleChangeWords = {
  COMES_IN: 'The rule comes in: {{charge}}, from {{from}}, {{status}}.',
  COMES_IN_UNTIL: 'The rule comes in: {{charge}}, from {{from}} until before {{until}}, {{status}}.',
  GOES_OUT: 'The rule goes out: {{charge}}, from {{from}}, {{status}}.',
  GOES_OUT_UNTIL: 'The rule goes out: {{charge}}, from {{from}} until before {{until}}, {{status}}.',
  CHARGES: 'It charges {{charge}}, before {{before}}.',
  FIELD_IS: 'The field {{field}} is {{after}}, before {{before}}.',
  FIELD_CAME: 'The field {{field}} is {{after}}, before nothing.',
  FIELD_WENT: 'The field {{field}} is nothing, before {{before}}.',
} as const;
export type RuleChangeCode = keyof typeof ruleChangeWords;
