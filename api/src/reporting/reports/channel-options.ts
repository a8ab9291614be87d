/** English names of the channels. */
export const channels = { ONLINE: 'Online', RETAIL: 'Retail' };

/** The channels as a filter offers them. */
export const channelOptions = Object.entries(channels).map(([value, label]) => ({ value, label }));
