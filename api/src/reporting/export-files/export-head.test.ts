import { daysInWords, headed, type HeadFacts } from './export-head';
import { wordsOfFile } from './words/file-words';

const words = wordsOfFile('csv', 'en');
const figures: HeadFacts = {
  ...{ title: 'Total report', brandName: 'Alder', licences: [], period: '2026-03-01 to 2026-03-31' },
  ...{ basis: 'SETTLED', currency: 'TZS', zone: 'Africa/Dar_es_Salaam', asOf: '2026-04-10T08:00:00.000Z' },
  ...{ snapshotId: 'snp_1', rulePack: null, status: 'FINAL', rows: '3', filtersText: [], note: null },
  generatedAt: new Date('2026-04-10T08:00:00.000Z'),
  generatedBy: { name: 'Rehema Reporter', email: 'reporter@tallyhouse.test' },
};
const labelsOf = (facts: HeadFacts) => headed(facts, words).head.map(([label]) => label);
const ofFigures = ['Basis', 'Currency', 'Snapshot', 'Rule pack', 'Figure status'];

test('the head of figures says what they are made of, and that no rule was applied', () => {
  expect(labelsOf(figures)).toEqual(expect.arrayContaining(ofFigures));
  expect(headed(figures, words).head).toContainEqual(['Rule pack', 'none applied']);
});

test('the head of a list leaves out what only figures have', () => {
  const list = { ...figures, basis: null, currency: null, snapshotId: null, status: null };

  expect(labelsOf(list)).toEqual(labelsOf(figures).filter((label) => !ofFigures.includes(label)));
});

test.each([
  [{}, 'All'],
  [{ from: '2026-03-01' }, 'From 2026-03-01, UTC'],
  [{ to: '2026-03-31' }, 'Up to 2026-03-31, UTC'],
  [{ from: '2026-03-01', to: '2026-03-31' }, '2026-03-01 to 2026-03-31, UTC'],
])('the days of %j are “%s”', (days, said) => {
  expect(daysInWords(days, 'UTC', words)).toBe(said);
});
