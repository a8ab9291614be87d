/** @jest-environment node */
import { comparedScenarios } from './all-scenarios';
import { runScenario } from './scenario';
import { tallyhouseDriver } from './tallyhouse-driver';

test.each(comparedScenarios)('$id $title', async (scenario) => {
  await expect(runScenario(scenario, tallyhouseDriver)).resolves.toBeUndefined();
});

test('there are sixty scenarios to compare clients by, each with a name of its own', () => {
  expect(new Set(comparedScenarios.map(({ id }) => id)).size).toBe(60);
});
