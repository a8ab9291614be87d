import { comparedScenarios, furtherScenarios } from './all-scenarios';
import { runScenario } from './scenario';
import { tallyhouseDriver } from './tallyhouse-driver';

test.each([...comparedScenarios, ...furtherScenarios])('$id $title', async (scenario) => {
  await expect(runScenario(scenario, tallyhouseDriver)).resolves.toBeUndefined();
});

test('there are sixty scenarios to compare clients by, each with a name of its own', () => {
  const ids = [...comparedScenarios, ...furtherScenarios].map(({ id }) => id);

  expect(comparedScenarios).toHaveLength(60);
  expect(new Set(ids).size).toBe(ids.length);
});
