import fc from 'fast-check';
import { chainGenesis, firstBrokenLink, linkHash } from './hash-chain';

function chainOf(records: readonly string[]) {
  let previous = chainGenesis;
  return records.map((record) => {
    previous = linkHash(previous, record);
    return { record, hash: previous };
  });
}

test('a chain nobody touched is whole', () => {
  expect(firstBrokenLink([])).toBeNull();
  expect(firstBrokenLink(chainOf(['{"a":1}', '{"a":2}']))).toBeNull();
});

test('INV-22 a record changed, left out or put in breaks the chain right there', () => {
  const chains = fc
    .array(fc.string(), { minLength: 2, maxLength: 20 })
    .chain((records) => fc.record({ records: fc.constant(records), at: fc.nat(records.length - 2) }));

  fc.assert(
    fc.property(chains, ({ records, at }) => {
      const chain = chainOf(records);
      const changed = chain.map((link, index) =>
        index === at ? { ...link, record: `${link.record}!` } : link,
      );
      const leftOut = chain.filter((_link, index) => index !== at);
      const putIn = [...chain.slice(0, at), { record: 'x', hash: chainGenesis }, ...chain.slice(at)];

      expect([changed, leftOut, putIn].map(firstBrokenLink)).toEqual([at, at, at]);
    }),
  );
});
