import type { ClientDriver } from '../../shared/src/testing/scenarios/client-driver';
import { tallyhouseDriver } from '../../shared/src/testing/scenarios/tallyhouse-driver';
import {
  axiosAuthRefreshDriver,
  axiosAuthRefreshWithoutDeduplicationDriver,
} from './axios-auth-refresh-driver';
import { tutorialQueueDriver } from './tutorial-queue-driver';

/** Every client that is compared, ours first. */
export const clients: readonly ClientDriver[] = [
  tallyhouseDriver,
  axiosAuthRefreshDriver,
  axiosAuthRefreshWithoutDeduplicationDriver,
  tutorialQueueDriver,
];
