import { daySchema, type Day } from '@tallyhouse/shared/contracts/scalars';
import { taxPeriodStateSchema, type TaxPeriodState } from '@tallyhouse/shared/contracts/tax-periods';

/** What the list is narrowed to; the address holds it. */
export interface PeriodFilters {
  readonly state?: readonly TaxPeriodState[] | undefined;
  readonly authority?: string | undefined;
  readonly code?: string | undefined;
  readonly productClass?: string | undefined;
  readonly from?: Day | undefined;
  readonly to?: Day | undefined;
  /** Only those that are overdue. */
  readonly late?: 'true' | undefined;
  /** Those that are paid, too, where no state is chosen; left out: those that are still to be settled. */
  readonly isAll?: boolean;
  readonly includeUnverified: boolean;
  readonly page: number;
}

const words = ['authority', 'code', 'productClass'] as const;
const days = ['from', 'to'] as const;

/** Filters as the address names them; what it names wrongly is left out. */
export function periodFiltersOf(parameters: URLSearchParams): PeriodFilters {
  // A number of the dashboard leads here with its states in one parameter.
  const states = parameters.getAll('state').flatMap((value) => value.split(','));
  const state = states.flatMap((one) => {
    const known = taxPeriodStateSchema.safeParse(one);
    return known.success ? [known.data] : [];
  });
  const page = Number(parameters.get('page') ?? '1');
  const named = (name: string) => (parameters.get(name) ?? '').slice(0, 60);
  return {
    ...(state.length > 0 && { state }),
    ...Object.fromEntries(words.filter((name) => named(name) !== '').map((name) => [name, named(name)])),
    ...Object.fromEntries(
      days.filter((name) => daySchema.safeParse(named(name)).success).map((name) => [name, named(name)]),
    ),
    ...(parameters.get('late') === 'true' && { late: 'true' as const }),
    ...(parameters.get('all') === 'true' && { isAll: true }),
    includeUnverified: parameters.get('unverified') === 'true',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of `filters`; anything else in it stays. */
export function withPeriodFilters(parameters: URLSearchParams, filters: PeriodFilters): URLSearchParams {
  const next = new URLSearchParams(parameters);
  for (const name of [...words, ...days, 'state', 'late', 'all', 'unverified', 'page']) next.delete(name);
  for (const one of filters.state ?? []) next.append('state', one);
  for (const name of [...words, ...days]) {
    const value = filters[name];
    if (value !== undefined && value !== '') next.set(name, value);
  }
  if (filters.late !== undefined) next.set('late', filters.late);
  if (filters.isAll === true) next.set('all', 'true');
  if (filters.includeUnverified) next.set('unverified', 'true');
  if (filters.page > 1) next.set('page', String(filters.page));
  return next;
}

/** Whether the list is of what is still to be settled, the first due first: nobody chose states, or asked for all. */
export function isCurrent({ state, isAll = false }: PeriodFilters): boolean {
  return state === undefined && !isAll;
}

/** Filters that leave something out of the list. */
const narrowing = ['state', 'late', 'authority', 'code', 'productClass', 'from', 'to'] as const;

/** Whether anything is left out of the list. */
export function isNarrowed(filters: PeriodFilters): boolean {
  return narrowing.some((name) => filters[name] !== undefined);
}
