/** English. */
export const en = {
  title: 'Title of remote-template',
  subtitle: '{{currency}}, settled, per gaming day, as known {{asOf}}',
  table: 'Figures per gaming day',
  loading: 'The figures are on their way',
  failed: 'The figures could not be loaded',
  none: 'No figures in the last 35 gaming days',
  noneHint: 'They appear when a source has sent its files.',
  noBrand: 'No brand is chosen',
  noBrandHint: 'Choose a brand to see its figures.',
  forbidden: 'You may not see these figures',
  forbiddenHint: 'An administrator can give you the permission dashboard.view.',
  column: { day: 'Gaming day', channel: 'Channel', stakes: 'Stakes', ggr: 'GGR' },
  channel: { ONLINE: 'Online', RETAIL: 'Retail' },
};
