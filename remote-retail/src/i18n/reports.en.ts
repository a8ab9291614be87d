/** English texts of retail reports. */
export const reports = {
  tickets: '5. Tickets',
  everything: 'All tickets',
  applied: 'Filters applied to the figures',
  one: 'Try an inactive filter',
  chooseFilter: 'Filter',
};
