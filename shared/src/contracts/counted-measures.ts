import type { DrillMeasure } from './lineage';

const counted: ReadonlySet<DrillMeasure> = new Set(['bets', 'rounds', 'ticketsCancelled']);

/** Whether a measure is a number of things; the server writes it as an amount too. */
export function isCounted(measure: DrillMeasure): boolean {
  return counted.has(measure);
}
