import type { TaxPeriodDetail, TaxPeriodState } from '@tallyhouse/shared/contracts/tax-periods';

/** A state on the way of a period: behind it, the present one, or still ahead. */
export interface LifeStep {
  readonly state: TaxPeriodState;
  readonly place: 'past' | 'here' | 'ahead';
}

const straight: readonly TaxPeriodState[] = ['OPEN', 'SOFT_CLOSED', 'CLOSED', 'FILED', 'PAID'];

/**
 * The way of a period: what it has been, what it is, and what comes.
 *
 * Reopening and correcting stand on it only for a period that took that turn; after them filing and paying lie ahead
 * again.
 */
export function lifeOf({ state, steps }: Pick<TaxPeriodDetail, 'state' | 'steps'>): readonly LifeStep[] {
  const place = straight.indexOf(state);
  if (place >= 0 && !steps.some(({ to }) => to === 'REOPENED')) {
    return straight.map((one, index) => ({
      state: one,
      place: index < place ? 'past' : index === place ? 'here' : 'ahead',
    }));
  }
  const been = [...new Set(['OPEN' as const, ...steps.map(({ to }) => to)])].filter((one) => one !== state);
  const ahead = nextOf(state).filter((one) => one !== state);
  return [
    ...been.filter((one) => !ahead.includes(one)).map((one) => ({ state: one, place: 'past' as const })),
    { state, place: 'here' },
    ...ahead.map((one) => ({ state: one, place: 'ahead' as const })),
  ];
}

/**
 * The last step into a state. A correction that leads back to where the period stood is not another filing or payment, and
 * a payment that was reversed is not another filing.
 */
export function stepInto(
  state: TaxPeriodState,
  steps: TaxPeriodDetail['steps'],
): TaxPeriodDetail['steps'][number] | undefined {
  const into = steps.filter(({ to }) => to === state);
  return (
    into.findLast(({ from, to }) => from !== 'REOPENED' && !(from === 'PAID' && to === 'FILED')) ??
    into.at(-1)
  );
}

function nextOf(state: TaxPeriodState): readonly TaxPeriodState[] {
  if (state === 'REOPENED') return ['AMENDED', 'FILED', 'PAID'];
  if (state === 'AMENDED' || state === 'CLOSED') return ['FILED', 'PAID'];
  return state === 'FILED' ? ['PAID'] : [];
}
