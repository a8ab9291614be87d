// Runs scenarios with every client in a process of its own, and prints one line of JSON for each.
import { comparedScenarios, furtherScenarios } from '../../shared/src/testing/scenarios/all-scenarios';
import type { ClientDriver } from '../../shared/src/testing/scenarios/client-driver';
import { runScenario, type Scenario } from '../../shared/src/testing/scenarios/scenario';
import { tallyhouseDriver } from '../../shared/src/testing/scenarios/tallyhouse-driver';
import { clients } from './clients';
import type { ScenarioResult } from './run-scenarios';

async function main([task, ...firstIds]: readonly string[]): Promise<void> {
  if (task === 'compare') {
    for (const client of clients)
      for (const scenario of comparedScenarios) print(await resultOf(scenario, client));
    return;
  }
  const all = [...comparedScenarios, ...furtherScenarios];
  const first = all.filter(({ id }) => firstIds.includes(id));
  for (const scenario of [...first, ...all.filter((one) => !first.includes(one))]) {
    const result = await resultOf(scenario, tallyhouseDriver);
    print(result);
    if (result.failure !== null) return;
  }
}

async function resultOf(scenario: Scenario, client: ClientDriver): Promise<ScenarioResult> {
  const failure = await runScenario(scenario, client).then(
    () => null,
    (error: unknown) => String(error),
  );
  return { client: client.name, id: scenario.id, failure };
}

function print(result: ScenarioResult): void {
  process.stdout.write(`${JSON.stringify(result)}\n`);
}

// A browser writes it into its console and goes on.
process.on('unhandledRejection', () => undefined);
process.on('uncaughtException', () => undefined);
void main(process.argv.slice(2)).finally(() => process.exit());
