import type { ClientDriver } from './client-driver';
import { startWorld, type World, type WorldOptions } from './world';

/** `spec`: the product specification asks for it. `safe`: users lose work or sessions without it. `hard`: hardening. */
export type ScenarioLevel = 'spec' | 'safe' | 'hard';

/** One thing that a client of the session must do, told by what the server and the storage see. */
export interface Scenario {
  readonly id: string;
  readonly level: ScenarioLevel;
  readonly title: string;
  readonly world?: WorldOptions;
  /** Rejects when the client does something else. */
  readonly run: (world: World) => Promise<void>;
}

// The slowest one, a refresh that is never answered, takes less than a second.
const longestMs = 8_000;

/** Runs a scenario in a world of its own. Errors: what the scenario finds wrong, or that it did not come to an end. */
export async function runScenario(scenario: Scenario, driver: ClientDriver): Promise<void> {
  const world = await startWorld(driver, scenario.world);
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no end after ${longestMs} ms`)), longestMs);
  });
  try {
    await Promise.race([scenario.run(world), tooLong]);
  } finally {
    clearTimeout(timer);
    await world.end();
  }
}
