import type { ScenarioResult } from './run-scenarios';

/** A line for each client: how many scenarios it passed, and which it failed. */
export function tableOf(results: readonly ScenarioResult[]): string {
  const names = [...new Set(results.map(({ client }) => client))];
  const width = Math.max(...names.map((name) => name.length));
  const lines = names.map((name) => {
    const own = results.filter(({ client }) => client === name);
    const failed = own.filter(({ failure }) => failure !== null).map(({ id }) => id);
    const passed = `${own.length - failed.length}/${own.length}`;
    return `${name.padEnd(width)}  ${passed}  ${failed.length === 0 ? '' : `fails ${failed.join(' ')}`}`.trimEnd();
  });
  return lines.join('\n');
}
