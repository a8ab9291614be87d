import type { RecordCause } from '../../../domain/corrections/split-by-cause';
import { causeOf } from './cause-of';
import type { ChangedFact, Instants } from './read-changed-facts';

/** What of the facts behind two versions is not the same. */
export interface ChangedFacts {
  /** Facts of the older one that are not, or otherwise, in the newer, and the other way round. */
  readonly gone: readonly ChangedFact[];
  readonly come: readonly ChangedFact[];
}

/** A fact as it was on one side, and why it is another one on the other. */
interface Change {
  readonly cause: RecordCause;
  readonly side: keyof Instants;
  readonly fact: ChangedFact;
}

/** Every changed fact with its cause, which both sides of it share. */
export function* changesByCause({ gone, come }: ChangedFacts): Generator<Change> {
  const [before, after] = [byKey(gone), byKey(come)];
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const versions = { before: before.get(key) ?? [], after: after.get(key) ?? [] };
    const cause = causeOf(versions.before[0], versions.after[0]);
    for (const side of ['before', 'after'] as const) {
      for (const fact of versions[side]) yield { cause, side, fact };
    }
  }
}

function byKey(facts: readonly ChangedFact[]): Map<string, ChangedFact[]> {
  const groups = new Map<string, ChangedFact[]>();
  for (const fact of facts) {
    const group = groups.get(fact.key);
    if (group === undefined) groups.set(fact.key, [fact]);
    else group.push(fact);
  }
  return groups;
}
