import type { TaxPeriodDetail, TaxPeriodState } from '@tallyhouse/shared/contracts/tax-periods';
import { lifeOf, stepInto } from './life-of';

function stepsTo(...states: TaxPeriodState[]): TaxPeriodDetail['steps'] {
  return states.map((to, auditSeq) => ({
    time: '2026-10-01T21:00:00.000Z',
    from: 'OPEN',
    to,
    version: 0,
    actor: null,
    reason: null,
    auditSeq,
  }));
}

const words = (life: ReturnType<typeof lifeOf>) => life.map(({ state, place }) => `${state} ${place}`);

test('the straight way is shown to its end', () => {
  expect(words(lifeOf({ state: 'CLOSED', steps: stepsTo('SOFT_CLOSED', 'CLOSED') }))).toEqual([
    'OPEN past',
    'SOFT_CLOSED past',
    'CLOSED here',
    'FILED ahead',
    'PAID ahead',
  ]);
});

test('a reopened period shows its turn, and that filing lies ahead again', () => {
  const steps = stepsTo('SOFT_CLOSED', 'CLOSED', 'FILED', 'REOPENED');

  expect(words(lifeOf({ state: 'REOPENED', steps }))).toEqual([
    'OPEN past',
    'SOFT_CLOSED past',
    'CLOSED past',
    'REOPENED here',
    'AMENDED ahead',
    'FILED ahead',
    'PAID ahead',
  ]);
});

test('a correction that leads back is not another filing', () => {
  const [closed, filed, reopened, back] = stepsTo('CLOSED', 'FILED', 'REOPENED', 'FILED').map((step) => ({
    ...step,
    from: step.auditSeq === 3 ? ('REOPENED' as const) : step.from,
  }));

  expect(stepInto('FILED', [closed!, filed!, reopened!, back!])).toBe(filed);
  expect(stepInto('FILED', [closed!, reopened!, back!])).toBe(back);
});

test('a payment that was reversed is not another filing, and paying lies ahead again', () => {
  const steps = stepsTo('SOFT_CLOSED', 'CLOSED', 'FILED', 'PAID', 'FILED').map((step) => ({
    ...step,
    from: step.auditSeq === 4 ? ('PAID' as const) : step.from,
  }));

  expect(stepInto('FILED', steps)).toBe(steps[2]);
  expect(words(lifeOf({ state: 'FILED', steps })).slice(-2)).toEqual(['FILED here', 'PAID ahead']);
});
