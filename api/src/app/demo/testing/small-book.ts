import type { DemoOptions } from '../demo-options';

/** Options of a book small enough for a test, on fixed days. */
export function smallBook(changes: Partial<DemoOptions> = {}): DemoOptions {
  return {
    bets: 4000,
    seed: 'test',
    months: 2,
    from: null,
    until: '2026-04-10',
    nowMs: Date.parse('2026-04-11T12:00:00Z'),
    damage: 1,
    ...changes,
  };
}
