import { apiFailure } from './api-failure';
import { certExpiry } from './cert-expiry';
import { clockSkew } from './clock-skew';
import { dataGap } from './data-gap';
import { deadlineMissed, deadlineNear } from './deadlines';
import type { Detector } from './detector';
import { duplicateBatch } from './duplicate-batch';
import { fxMissing } from './fx-missing';
import { hashMismatch } from './hash-mismatch';
import { lateLoad } from './late-load';
import { liabilityBreak } from './liability-break';
import { noAck } from './no-ack';
import { outlier } from './outlier';
import { reconMismatch } from './recon-mismatch';
import { retailDrawer } from './retail-drawer';
import { ruleUnverified } from './rule-unverified';
import { submissionRejected } from './submission-rejected';

/** Everything that the engine looks for. CA-13 is not among it: it is raised where it happens. */
export const detectors: readonly Detector[] = [
  deadlineNear,
  deadlineMissed,
  noAck,
  submissionRejected,
  reconMismatch,
  dataGap,
  lateLoad,
  duplicateBatch,
  hashMismatch,
  apiFailure,
  certExpiry,
  ruleUnverified,
  liabilityBreak,
  clockSkew,
  outlier,
  fxMissing,
  retailDrawer,
];
