import { hidingImpact } from './hiding-impact';

const searches = [
  { name: 'Devices', columns: ['day', 'device', 'provider'] },
  { name: 'Providers', columns: ['provider', 'ggr'] },
  { name: 'Plain', columns: ['day', 'ggr'] },
];

test('names the searches that show a column which would go, and counts those columns once', () => {
  const impact = hidingImpact(searches, { before: [], next: ['device', 'provider', 'rounds'] });

  expect(impact).toEqual({ columns: 2, searches: ['Devices', 'Providers'] });
});

test('what is hidden already, or comes back, changes nothing', () => {
  expect(hidingImpact(searches, { before: ['provider'], next: ['provider'] })).toEqual({
    columns: 0,
    searches: [],
  });
  expect(hidingImpact(searches, { before: ['device'], next: [] })).toEqual({ columns: 0, searches: [] });
});
