import { mergedFields } from './merged-fields';

const base = { theme: 'system', density: 'normal', zone: '' };

test('changes of different fields are both kept', () => {
  const own = { ...base, theme: 'dark' };
  const present = { ...base, density: 'compact' };

  expect(mergedFields(base, own, present)).toEqual({
    values: { theme: 'dark', density: 'compact', zone: '' },
    taken: ['density'],
    contested: [],
  });
});

test('a field that both changed is contested and keeps the own value until somebody chooses', () => {
  const merged = mergedFields(base, { ...base, theme: 'dark' }, { ...base, theme: 'light' });

  expect(merged).toEqual({
    values: { ...base, theme: 'dark' },
    taken: [],
    contested: ['theme'],
  });
});

test('the same change by both is none', () => {
  const both = { ...base, theme: 'dark' };

  expect(mergedFields(base, both, both)).toEqual({ values: both, taken: [], contested: [] });
});
