import { AsyncLocalStorage } from 'node:async_hooks';
import type { Channel, Instant, Period } from '@tallyhouse/shared/contracts/scalars';
import { FiguresWithheld } from '../../http/problems';

/** A report that waits for the caller's confirmation, and the play that its figures are about. */
export interface BlindScope {
  readonly reportId: string;
  readonly title: string;
  readonly brandId: string;
  readonly channels: readonly Channel[];
  readonly period: Period;
  /** When it was submitted. */
  readonly since: Instant;
}

/** What a figure is about. */
export interface FigureSubject {
  readonly brandId: string;
  /** Left out: both. */
  readonly channels?: readonly string[] | undefined;
  /** Gaming days; left out: all there are. */
  readonly period?: Period | undefined;
  /** When the answer at hand was begun, where it was kept: what was made since leaves out what it must. */
  readonly madeAt?: Instant | undefined;
}

const current = new AsyncLocalStorage<readonly BlindScope[]>();

/**
 * Does `work` for somebody who must find out the figures of `scopes` for themselves: whatever reads a figure inside
 * asks `whatWithholds` or `requireShown` before it gives it away.
 */
export function blindTo<T>(scopes: readonly BlindScope[], work: () => T): T {
  return current.run(scopes, work);
}

/** What the caller at hand must not be told; nothing where the server works for itself. */
export function currentBlindness(): readonly BlindScope[] {
  return current.getStore() ?? [];
}

/** The waiting report from whose total figures of `subject` would tell; undefined where they may be shown. */
export function whatWithholds(subject: FigureSubject): BlindScope | undefined {
  return currentBlindness().find((scope) => touches(scope, subject));
}

/** Errors: `FIGURES_WITHHELD` (409) where figures of `subject` would tell the caller what they are to find out. */
export function requireShown(subject: FigureSubject): void {
  const scope = whatWithholds(subject);
  if (scope !== undefined) throw new FiguresWithheld(scope);
}

/** What an answer says of amounts that it leaves out because of `scope`; nothing where it leaves out none. */
export function saidOf(scope: BlindScope | undefined) {
  if (scope === undefined) return {};
  return {
    withheld: 'PENDING_CONFIRMATION' as const,
    withheldBy: { id: scope.reportId, title: scope.title },
  };
}

/** Parts of the same play: from some of them and the rest, the total follows by adding up. */
function touches(scope: BlindScope, { brandId, channels, period, madeAt }: FigureSubject): boolean {
  return (
    scope.brandId === brandId &&
    (madeAt === undefined || madeAt <= scope.since) &&
    (channels === undefined || scope.channels.some((channel) => channels.includes(channel))) &&
    (period === undefined || (period.from <= scope.period.to && scope.period.from <= period.to))
  );
}
