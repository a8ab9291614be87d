import { brandOfLink, linkFor, withoutLinkBrand } from './link-brand';

test('an address that is copied says for which brand, and is the same without it', () => {
  const address = 'https://tallyhouse.test/retail?from=2026-10-01&sort=ggr%3Adesc#grid';

  const link = new URL(linkFor(address, 'alder'));

  expect(brandOfLink(link.search)).toBe('alder');
  expect(withoutLinkBrand(link.search)).toBe('?from=2026-10-01&sort=ggr%3Adesc');
  expect(link.hash).toBe('#grid');
});

test('the group view is a brand of its own kind, and no brand named is neither', () => {
  expect(brandOfLink(new URL(linkFor('https://tallyhouse.test/online', null)).search)).toBeNull();
  expect(brandOfLink('?from=2026-10-01')).toBeUndefined();
  expect(withoutLinkBrand('?forBrand=')).toBe('');
});
