import type { TextChange } from './build-program';
import { clientMutants } from './client-mutants';
import { renewalMutants } from './renewal-mutants';
import { sessionMutants } from './session-mutants';
import { tabMutants } from './tab-mutants';

/** One guard of the session or its client, broken. */
export interface Mutant extends TextChange {
  /** What is no longer kept from happening. */
  readonly guards: string;
  /** Scenarios that ought to notice; they run first. */
  readonly noticedBy: readonly string[];
}

/** None of them is harmless: each breaks a promise that some scenario holds the client to. */
export const mutants: readonly Mutant[] = [
  ...renewalMutants,
  ...clientMutants,
  ...sessionMutants,
  ...tabMutants,
];
