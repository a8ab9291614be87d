import { figureOfRow, type FigureAsked } from './figure-of-row';

const brand: FigureAsked['brand'] = {
  brandId: 'alder',
  meta: {
    period: { from: '2026-10-01', to: '2026-10-31', zone: 'Africa/Dar_es_Salaam', cutoff: '06:00' },
    basis: 'SETTLED',
    asOf: '2026-11-02T00:00:00.000Z',
    snapshotId: 'snp',
    status: 'FINAL',
    statusReasons: [],
    filtersText: [],
    noActivity: false,
  },
};
const everything = { channel: null, licenceId: null, vertical: null };

test('what is behind a figure of a narrowed report is narrowed as the report is', () => {
  const within: FigureAsked['within'] = {
    ...{ channel: 'RETAIL', vertical: ['BINGO', 'LOTTERY'], licenceId: 'lic' },
  };
  const found = figureOfRow(everything, { brand, measure: 'ggr', within });

  expect(found?.figure).toMatchObject({
    channel: 'RETAIL',
    vertical: ['BINGO', 'LOTTERY'],
    conditions: [{ field: 'licence', op: 'eq', value: 'lic' }],
  });
  const one = figureOfRow({ ...everything, vertical: 'BINGO' }, { brand, measure: 'ggr', within });
  expect(one?.figure).toMatchObject({ vertical: ['BINGO'] });
});

test('a ratio has no facts behind it', () => {
  const within = { channel: null, vertical: [], licenceId: null };

  expect(figureOfRow(everything, { brand, measure: 'hold', within })).toBeNull();
});
