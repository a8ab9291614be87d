import fc from 'fast-check';
import { canonicalJson } from './canonical-json';

test('keys stand in order at every depth, and absent fields are as undefined ones', () => {
  expect(canonicalJson({ b: [{ d: 1, c: 'x' }], a: null, z: undefined })).toBe(
    '{"a":null,"b":[{"c":"x","d":1}]}',
  );
});

test('a value JSON has no form for is refused', () => {
  expect(() => canonicalJson([undefined])).toThrow('undefined has no form in JSON');
});

test('the text reads back as the value, and does not depend on the order in which keys were set', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      const turned = Object.fromEntries(Object.entries(value).reverse());

      expect(canonicalJson(turned)).toBe(canonicalJson(value));
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
