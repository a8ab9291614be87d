/** The channels as a filter offers them. */
export const channelOptions = [
  { value: 'ONLINE', label: 'Online' },
  { value: 'RETAIL', label: 'Retail' },
];
