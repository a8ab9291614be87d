import type { Channel } from '@tallyhouse/shared/contracts/scalars';
import { onlineReports } from './online-family';
import { retailReports } from './retail-family';
import type { ReportFamily } from '../report-family';

/** The family whose reports are about `channel`. */
export function familyOf(channel: Channel): ReportFamily {
  return channel === 'ONLINE' ? onlineReports : retailReports;
}
