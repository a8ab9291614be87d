/** English. */
export const en = {
  title: 'Title of remote-template',
  subtitle: '{{currency}}, settled, per gaming day, data as of {{asOf}}',
  table: 'Figures per gaming day',
  loading: 'Loading the figures',
  failed: 'The figures could not be loaded',
  none: 'No figures in the last 35 gaming days',
  noneHint: 'Figures appear once a source has sent its files.',
  noBrand: 'No brand is chosen',
  noBrandHint: 'Choose a brand to see its figures.',
  forbidden: 'You do not have access to these figures',
  forbiddenHint: 'An administrator can give you the permission dashboard.view.',
  column: { day: 'Gaming day', channel: 'Channel', stakes: 'Stakes', ggr: 'GGR' },
  channel: { ONLINE: 'Online', RETAIL: 'Retail' },
};
