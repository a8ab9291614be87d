import { bodyScenarios } from './b-bodies';
import { clockScenarios } from './g-clocks';
import { failedRenewalScenarios } from './a-failed-renewal';
import { headerScenarios } from './c-headers';
import { renewalScenarios } from './a-renewal';
import type { Scenario } from './scenario';
import { storageScenarios } from './f-storage';
import { tabScenarios } from './e-tabs';
import { userChangeScenarios } from './d-user-changes';
import { callScenarios } from './x-calls';
import { lateAnswerScenarios } from './x-late-answers';
import { pauseScenarios } from './x-pauses';
import { sharedSessionScenarios } from './x-shared-session';

/** The sixty that every client is compared by. */
export const comparedScenarios: readonly Scenario[] = [
  ...renewalScenarios,
  ...failedRenewalScenarios,
  ...bodyScenarios,
  ...headerScenarios,
  ...userChangeScenarios,
  ...tabScenarios,
  ...storageScenarios,
  ...clockScenarios,
].sort((a, b) => a.id.localeCompare(b.id));

/** What this product promises beyond them. */
export const furtherScenarios: readonly Scenario[] = [
  ...pauseScenarios,
  ...callScenarios,
  ...sharedSessionScenarios,
  ...lateAnswerScenarios,
];
