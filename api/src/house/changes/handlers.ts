import type { ChangeKind } from '@tallyhouse/shared/contracts/changes';
import { ValidationFailed } from '../../platform/http/problems';
import type { ChangeHandler } from './change-handler';

const handlers = new Map<ChangeKind, ChangeHandler<unknown>>();

/** Tells of kinds of changes that can be proposed; a kind that nobody told of is refused. */
export function handleChanges(told: readonly ChangeHandler<unknown>[]): void {
  for (const handler of told) handlers.set(handler.kind, handler);
}

/** Errors: `ValidationFailed` for a kind that nothing handles. */
export function requireHandler(kind: ChangeKind): ChangeHandler<unknown> {
  const handler = handlers.get(kind);
  if (handler === undefined) {
    const message = `A change of the kind ${kind} cannot be proposed`;
    throw new ValidationFailed([{ field: 'kind', code: 'UNKNOWN_KIND', message }]);
  }
  return handler;
}
