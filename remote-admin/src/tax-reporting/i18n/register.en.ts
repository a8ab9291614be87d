/** English texts of the register behind a line. */
export const register = {
  title: 'Register: {{rule}}',
  failed: 'The register could not be loaded',
  record: 'Ticket or movement',
  day: 'Gaming day',
  payee: 'Player',
  gross: 'Gross, {{currency}}',
  deducted: 'Deducted, {{currency}}',
  base: 'Base, {{currency}}',
  tax: 'Tax, {{currency}}',
  total_one: 'Total of {{count}} row',
  total_other: 'Total of all {{count}} rows',
};
