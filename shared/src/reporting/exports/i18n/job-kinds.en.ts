/** What kind of work a job of the server is. */
export const jobKinds = {
  export: 'Export',
  'online-simulation': 'Online simulation',
  'retail-simulation': 'Retail simulation',
  other: 'Server job',
};
