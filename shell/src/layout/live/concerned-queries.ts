import type { ChangeEvent } from '@tallyhouse/shared/contracts/notifications';

/** Queries begin with the noun of what they read: words of the nouns that a change of each kind concerns. */
const concerned: Readonly<Record<ChangeEvent['kind'], readonly string[]>> = {
  report: ['report', 'confirmation', 'dashboard', 'calendar', 'due-periods'],
  alert: ['alert', 'dashboard'],
  'load-batch': ['load', 'freshness', 'dashboard'],
  'tax-period': ['tax', 'dashboard', 'calendar', 'due-periods'],
  change: ['change', 'users', 'roles', 'api-keys', 'blacklist', 'legal-entities'],
  authority: ['authorit', 'obligation', 'calendar'],
};

/** Whether a query may read otherwise after a change of that kind. */
export function isConcernedBy(kind: ChangeEvent['kind'], name: unknown): boolean {
  return typeof name === 'string' && concerned[kind].some((word) => name.includes(word));
}

/** Whether a query reads anything that is told of at all. */
export function isLive(name: unknown): boolean {
  return Object.values(concerned).some((words) => words.some((word) => String(name).includes(word)));
}
