import fc from 'fast-check';
import { inertText } from './inert-text';

const starts = ['=', '+', '-', '@', '\t', '\r', '\n', '\0', '＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '﹫'];

test('B5: a text that starts like a formula gets an apostrophe, whatever follows', () => {
  fc.assert(
    fc.property(fc.constantFrom(...starts), fc.string({ unit: 'binary' }), (start, rest) => {
      expect(inertText(start + rest)).toBe(`'${start}${rest}`);
    }),
  );
});

test('every other text stays as it is', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }).filter((text) => !starts.includes(text.charAt(0))),
      (text) => {
        expect(inertText(text)).toBe(text);
      },
    ),
  );
});
