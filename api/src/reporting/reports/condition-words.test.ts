import { verticals } from '@tallyhouse/shared/contracts/words/verticals.en';
import { conditionTitles, conditionValues } from '@tallyhouse/shared/contracts/words/condition-translations';
import { reportFields } from './families/online-report-fields';
import { criteriaFields } from './picked-tickets/criteria-fields';
import { retailReportFields } from './families/retail-report-fields';

const fields = [...reportFields, ...retailReportFields, ...criteriaFields];

test.each(fields.map(({ title }) => title))(
  'conditions of $en are said in Swahili and Arabic by the name that the field has',
  ({ en, sw, ar }) => {
    expect(conditionTitles.sw[en]).toBe(sw);
    if (ar !== undefined) expect(conditionTitles.ar[en]).toBe(ar);
    expect(conditionTitles.ar).toHaveProperty([en]);
  },
);

test.each(fields.flatMap(({ options }) => options ?? []).map(({ label }) => label))(
  '%s is said in Swahili and Arabic within a condition',
  (label) => {
    for (const values of [conditionValues.sw, conditionValues.ar])
      expect([...Object.keys(values), ...Object.values(verticals)]).toContain(label);
  },
);

test('no name is kept that no field has', () => {
  const names = new Set(fields.map(({ title }) => title.en));
  expect(
    Object.keys({ ...conditionTitles.sw, ...conditionTitles.ar }).filter((name) => !names.has(name)),
  ).toEqual([]);
});
