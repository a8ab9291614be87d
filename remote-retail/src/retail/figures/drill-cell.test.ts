import { placeOfTotals } from './drill-cell';
import { placeViewOf } from './place-view';

const totalsOf = (search: string) => placeOfTotals(placeViewOf(new URLSearchParams(search)));

test('totals are those of all shops or of the region that is open', () => {
  expect(totalsOf('level=region')).toBeNull();
  expect(totalsOf('level=branch')).toBeNull();
  expect(totalsOf('level=branch&parentId=Arusha')).toEqual({ level: 'region', id: 'Arusha' });
});

test('where a name or a level below shops narrows them, nothing opens', () => {
  expect(totalsOf('level=region&text=Dar')).toBeUndefined();
  expect(totalsOf('level=terminal&parentId=AL-01')).toBeUndefined();
  expect(totalsOf('level=ticket')).toBeUndefined();
});
