import { bodyScenarios } from './b-bodies';
import { clockScenarios } from './g-clocks';
import { headerScenarios } from './c-headers';
import { renewalScenarios } from './a-renewal';
import type { Scenario } from './scenario';
import { storageScenarios } from './f-storage';
import { tabScenarios } from './e-tabs';
import { userChangeScenarios } from './d-user-changes';

/** The sixty that every client is compared by. */
export const comparedScenarios: readonly Scenario[] = [
  ...renewalScenarios,
  ...bodyScenarios,
  ...headerScenarios,
  ...userChangeScenarios,
  ...tabScenarios,
  ...storageScenarios,
  ...clockScenarios,
];
