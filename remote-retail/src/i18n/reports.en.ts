/** English texts of retail reports. */
export const reports = {
  tickets: '5. Tickets',
  everything: 'All tickets',
  applied: 'Filters applied to the figures',
  noneApplied: 'No filters have been applied to the figures in this browser.',
  one: 'Try an inactive filter',
  noFilters: 'The brand has no filters yet.',
  toFilters: 'Create and apply filters',
  chooseFilter: 'Filter',
};
