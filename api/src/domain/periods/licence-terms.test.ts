import { clockConflicts, conflictWords, termsFaults, termsOf, type LicenceTerms } from './licence-terms';

const midnight = { zone: 'Europe/Copenhagen', cutoff: '00:00' };
const danish: LicenceTerms = {
  ...{
    licenceId: 'dk',
    brandId: 'birch',
    entityId: 'trees',
    jurisdiction: 'DK',
    from: '2026-01-01',
    to: null,
  },
  ...{ currency: 'DKK', ...midnight },
};
const swedish: LicenceTerms = {
  ...{ ...danish, licenceId: 'se', jurisdiction: 'SE', currency: 'SEK' },
  ...{ zone: 'Europe/Stockholm', cutoff: '06:00' },
};

test('what a licence has not of its own is its brand’s', () => {
  const brand = { currency: 'DKK', ...midnight };
  expect(termsOf({ currency: null, zone: null, cutoff: null }, brand)).toEqual(brand);
  expect(termsOf({ currency: 'SEK', zone: null, cutoff: null }, brand)).toEqual({
    ...brand,
    currency: 'SEK',
  });
});

test.each<[string, Partial<LicenceTerms>, number]>([
  ['under another law', { jurisdiction: 'SE' }, 0],
  ['of another company', { entityId: 'woods' }, 0],
  ['on other days', { from: '2027-01-01' }, 0],
  ['by the same clock', midnight, 0],
  ['in another currency alone', { ...midnight, currency: 'EUR' }, 0],
  ['of the same company and law, on the same days', {}, 1],
])('gaming days %s: %j', (_, other, conflicts) => {
  const ended = { ...danish, to: '2026-12-31' };
  const one = { ...danish, licenceId: 'dk-2', brandId: 'cedar', cutoff: '06:00', ...other };
  expect(clockConflicts([ended, one])).toHaveLength(conflicts);
});

test('a change is held against what was there: what it makes other, and what it sets apart', () => {
  const apart = { ...danish, brandId: 'cedar', cutoff: '06:00' };
  expect(termsFaults([danish, apart], [danish, apart, swedish])).toEqual({ changed: [], conflicts: [] });

  const { changed, conflicts } = termsFaults(
    [danish, swedish],
    [danish, { ...swedish, currency: 'EUR' }, apart],
  );
  expect(changed).toEqual([swedish]);
  expect(conflicts).toEqual([{ one: danish, other: apart }]);
  expect(conflicts.map(conflictWords)).toEqual([
    'The gaming days of one company under the law of DK start together, since its tax period has one end: those of licence dk for birch at 00:00 in Europe/Copenhagen, those of licence dk for cedar at 06:00 in Europe/Copenhagen. Give the licences a zone and cut-off of their own that agree.',
  ]);
});
