import { readBrandLimits } from '../brand-limits';
import type { Detector } from './detector';
import { findDigitOutliers } from './digit-outlier';
import { findHoldOutliers } from './hold-outlier';

/** CA-16: a day's hold, the digits or the roundness of its payouts are unlike those of the days before. Over when somebody has looked at it. */
export const outlier: Detector = {
  code: 'CA-16',
  finds: 'EVENTS',
  pace: 'HOUR',
  overText: '',
  async find(store, look) {
    const limitsOf = await readBrandLimits(store);
    return [
      ...(await findHoldOutliers(store, look, limitsOf)),
      ...(await findDigitOutliers(store, look, limitsOf)),
    ];
  },
};
