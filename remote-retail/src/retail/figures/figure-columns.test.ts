import { figureColumns } from './figure-columns';

const text = (key: string) => key;

test.each(['region', 'branch', 'terminal', 'cashier', 'ticket'] as const)(
  'every figure of a %s leads to what it means',
  (level) => {
    const columns = figureColumns({ level, currency: 'TZS', text, hasRegions: true });
    const figures = columns.filter(({ type }) => ['money', 'count', 'rate', 'odds'].includes(type));

    expect(figures.length).toBeGreaterThan(7);
    expect(figures.filter(({ term }) => term === undefined).map(({ field }) => field)).toEqual([]);
  },
);
