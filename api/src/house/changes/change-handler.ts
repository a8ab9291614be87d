import type * as z from 'zod/mini';
import type { ChangeKind } from '@tallyhouse/shared/contracts/changes';
import type { Queryable } from '../../store/store';
import type { ProposalPart } from './proposal-parts';

/** Who confirmed a change that somebody else proposed, and when. */
export interface ChangeApproval {
  /** Who confirmed it. */
  readonly actorId: string;
  readonly proposedBy: string;
  readonly now: Date;
  readonly changeId: string;
}

/** What a change replaces, field by field. */
export type ChangeDocument = Readonly<Record<string, unknown>>;

/** One kind of change that needs two people. `P` is what is proposed; it never holds a secret, since it is kept and shown. */
export interface ChangeHandler<P> {
  readonly kind: ChangeKind;
  readonly schema: z.ZodMiniType<P>;
  /** The brand it is for; null, and left out, for the whole house: then rights are needed for every brand. */
  brandId?(payload: P, store: Queryable): string | null | Promise<string | null>;
  /** The user that it is about, who may not decide about it. */
  subjectId?(payload: P): string | null;
  /** What would change, with names: the parts of a sentence. */
  describe(store: Queryable, payload: P): Promise<readonly ProposalPart[]>;
  /**
   * What stands now in place of what is proposed, null for something new.
   *
   * It is read again at the confirmation: when it has changed in between, the change is refused as outdated.
   */
  document?(store: Queryable, payload: P): Promise<ChangeDocument | null>;
  /** What stands after it, in the fields of `document`; left out: the payload. */
  after?(payload: P): ChangeDocument;
  /** Whether it can be done at all: at the proposal, and again before `apply`. Errors: a `ProblemError` in words. */
  check?(store: Queryable, payload: P, now: Date): Promise<void>;
  /** Does it, in the transaction of the confirmation, with audit events of its own where it touches other objects. */
  apply(tx: Queryable, payload: P, approval: ChangeApproval): Promise<void>;
}
