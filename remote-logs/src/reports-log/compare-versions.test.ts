import type { VersionDifference } from '@tallyhouse/shared/contracts/confirmation-items';
import { compareVersions } from './compare-versions';

const second: VersionDifference = {
  replaces: 'rep_1',
  version: 1,
  measures: [
    {
      measure: 'ggr',
      before: '100.10',
      after: '90.00',
      delta: '-10.10',
      causes: [
        { cause: 'LATE_SETTLEMENT', amount: '-12.30' },
        { cause: 'DEDUP', amount: '2.20' },
      ],
    },
  ],
};
const third: VersionDifference = {
  replaces: 'rep_2',
  version: 2,
  measures: [
    {
      measure: 'ggr',
      before: '90.00',
      after: '95.55',
      delta: '5.55',
      causes: [{ cause: 'LATE_SETTLEMENT', amount: '5.55' }],
    },
    { measure: 'taxPayable', before: '1', after: '2', delta: '1', causes: [] },
  ],
};

test('over several versions the changes and their causes add up, to the cent', () => {
  expect(compareVersions([second, third])).toEqual([
    {
      measure: 'ggr',
      before: '100.10',
      after: '95.55',
      delta: '-4.55',
      causes: [
        { cause: 'LATE_SETTLEMENT', amount: '-6.75' },
        { cause: 'DEDUP', amount: '2.2' },
      ].map(({ cause, amount }) => ({ cause, amount: expect.stringMatching(new RegExp(`^${amount}0?$`)) })),
      closes: true,
    },
  ]);
});

test('a change that its causes do not explain is told', () => {
  expect(compareVersions([third])).toMatchObject([
    { measure: 'ggr', closes: true },
    { measure: 'taxPayable', closes: false },
  ]);
});

test('no versions, no figures', () => {
  expect(compareVersions([])).toEqual([]);
});
