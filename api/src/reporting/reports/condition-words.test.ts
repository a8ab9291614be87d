import { verticals } from '@tallyhouse/shared/contracts/words/verticals.en';
import { conditionTitles, conditionValues } from '@tallyhouse/shared/contracts/words/condition-translations';
import { reportFields } from './families/online-report-fields';
import { criteriaFields } from './picked-tickets/criteria-fields';
import { retailReportFields } from './families/retail-report-fields';

const fields = [...reportFields, ...retailReportFields, ...criteriaFields];

test.each(fields.map(({ title }) => [title.en, title.sw]))(
  'conditions of %s are said in Swahili by the name that the field has',
  (english, swahili) => {
    expect(conditionTitles[english]).toBe(swahili);
  },
);

test.each(fields.flatMap(({ options }) => options ?? []).map(({ label }) => label))(
  '%s is said in Swahili within a condition',
  (label) => {
    expect([...Object.keys(conditionValues), ...Object.values(verticals)]).toContain(label);
  },
);

test('no name is kept that no field has', () => {
  const names = new Set(fields.map(({ title }) => title.en));
  expect(Object.keys(conditionTitles).filter((name) => !names.has(name))).toEqual([]);
});
