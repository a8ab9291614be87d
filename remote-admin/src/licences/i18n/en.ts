/** English texts of companies and their licences. Values stand in double braces. */
export const en = {
  failed: 'The companies could not be loaded',
  none: 'No licence covers a brand of yours.',
  company: '{{name}}, {{country}}',
  number: 'Company number {{number}}',
  table: 'Licences of {{name}}',
  licence: 'Licence',
  authority: 'Authority',
  brands: 'Brands',
  valid: 'Valid',
  since: 'since {{from}}',
  span: '{{from}} to {{to}}',
  brandFrom: '{{name}} from {{from}}',
  others_one: '1 brand that you cannot act for',
  others_other: '{{count}} brands that you cannot act for',
} as const;
