/// <reference types="jest" />
import { commandFault, samplesIn, typedSource } from './samples.mjs';

const fence = '```';

test('a marked block is a sample, with its place; others are not', () => {
  const document = `# A\n\n${fence}ts\nconst x = 1;\n${fence}\n\n<!-- sample: typed -->\n\n${fence}ts\nconst y = 2;\nconst z = 3;\n${fence}\n`;

  expect(samplesIn('a.md', document)).toEqual([
    {
      ...{ file: 'a.md', line: 9, place: 'a.md:9', kind: 'typed', language: 'ts' },
      text: 'const y = 2;\nconst z = 3;',
    },
  ]);
});

test.each([
  ['<!-- sample: typed -->\n\nwords\n', /1 marks of samples stand above no fenced block/],
  [`<!-- sample: drawn -->\n\n${fence}ts\nx\n${fence}\n`, /no kind of sample drawn/],
  [`<!-- sample: run -->\n\n${fence}ts\nx\n${fence}\n`, /a sample of kind run is no ts/],
])('a mark that means nothing is a fault: %j', (document, words) => {
  expect(() => samplesIn('a.md', document)).toThrow(words);
});

test.each([
  ['npm run create-remote -- remote-x --owner Y --dry-run   # says what', undefined],
  ['npm run remote -- --help', undefined],
  ['npm run remote -- publish x', /asks for --help or --dry-run/],
  ['npm run remote -- --help; rm -r .', /one plain command/],
  ['rm -r . --dry-run', /begins with npm run or node/],
])('%s is run only where it changes nothing', (line, words) => {
  if (words === undefined) expect(commandFault(line)).toBeUndefined();
  else expect(commandFault(line)).toMatch(words);
});

test('of a page its module scripts are checked, on their own lines', () => {
  const text = '<p>x</p>\n<script type="module">\n  import a;\n</script>\n<p>y</p>';

  const { name, source } = typedSource(
    { file: 'a.md', line: 1, place: 'a.md:1', kind: 'typed', language: 'html', text },
    3,
  );
  expect(name).toBe('sample-3.js');
  expect(source.split('\n')[2]).toBe('  import a;');
  expect(source.replaceAll(/\s/g, '')).toBe('importa;');
});
