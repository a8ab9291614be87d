import { readShippedRules } from '../rules/rule-pack';
import { classByLaw, classChainOf, jurisdictionOf, playerCountryOf } from './product-class';

const shipped = readShippedRules();

test.each([
  ['GBT', 'TZ'],
  ['DGA', 'DK'],
  ['UKGC', 'GB'],
  ['MGA', 'MT'],
  ['Nobody', null],
])('a licence of %s is under the law of %s', (authority, jurisdiction) => {
  expect(jurisdictionOf(authority)).toBe(jurisdiction);
});

test.each([
  ['TZ', 'RETAIL', 'CASINO_SLOTS', null],
  ['TZ', 'ONLINE', 'LOTTERY', null],
  ['TZ', 'ONLINE', 'CRASH', null],
  ['GB', 'ONLINE', 'SPORTS_LIVE', 'REMOTE_BETTING'],
  ['GB', 'RETAIL', 'SPORTS_LIVE', 'BETTING'],
  ['GB', 'RETAIL', 'CASINO_SLOTS', null],
  ['GB', 'ONLINE', 'VIRTUAL_SPORTS', null],
  ['DK', 'ONLINE', 'LIVE_CASINO', 'ONLINE_CASINO'],
  ['DK', 'ONLINE', 'POKER_CASH', null],
  ['MT', 'ONLINE', 'BINGO', 'MT_PLAYERS'],
  ['PT', 'ONLINE', 'SPORTS_PREMATCH', 'SPORTS_FIXED_ODDS'],
  ['XX', 'ONLINE', 'SPORTS_PREMATCH', null],
] as const)('the law of %s takes %s %s for %s', (jurisdiction, channel, vertical, expected) => {
  expect(classByLaw({ jurisdiction, channel, vertical })).toBe(expected);
});

test('every class that a law names has rules, or falls back on one that has', () => {
  const jurisdictions = ['TZ', 'GB', 'DK', 'MT', 'SE', 'NL', 'ES', 'GR', 'CO', 'DE', 'PT', 'IT', 'KE'];
  const verticals = [
    'SPORTS_LIVE',
    'VIRTUAL_SPORTS',
    'CASINO_SLOTS',
    'LIVE_CASINO',
    'POKER_CASH',
    'BINGO',
  ] as const;
  for (const jurisdiction of jurisdictions) {
    for (const channel of ['ONLINE', 'RETAIL'] as const) {
      for (const vertical of verticals) {
        const named = classByLaw({ jurisdiction, channel, vertical });
        if (named === null) continue;
        const chain = classChainOf(named);
        const rules = shipped.rules.filter(
          (rule) => rule.jurisdiction === jurisdiction && chain.includes(rule.product),
        );
        expect([jurisdiction, named, rules.length > 0]).toEqual([jurisdiction, named, true]);
      }
    }
  }
});

test('the tax on players in Malta is about them alone', () => {
  expect(playerCountryOf('MT_PLAYERS')).toBe('MT');
  expect(playerCountryOf('SPORTS')).toBeNull();
});
