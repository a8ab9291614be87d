import type { StakeProfile } from '../brand-profile';

/** Stakes that follow a log-normal curve with `median` and spread `sigma`, in steps, all in minor units. */
export function stakesAround(medianMinor: number, sigma: number, stepMinor: number): StakeProfile {
  return { medianMinor, sigma, stepMinor, minMinor: stepMinor, maxMinor: medianMinor * 500 };
}
