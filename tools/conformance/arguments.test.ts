import { readArguments } from './arguments';

test('what is left out has its usual value, and the environment names browser and token', () => {
  expect(readArguments([], { CHROMIUM_PATH: '/bin/c', CONFORMANCE_TOKEN: 't' })).toMatchObject({
    ...{ cycles: 50, out: 'conformance-report', chromium: '/bin/c', token: 't', remote: [], only: [] },
  });
});

test.each([
  [['--cycles', '0'], '--cycles 0'],
  [['--cycles', 'many'], '--cycles many'],
  [['--api', 'javascript:alert(1)'], '--api javascript'],
  [['--only', 'smell'], '--only smell is none of contract'],
  [['--colour', 'red'], '--colour'],
])('%j is refused by name', (args, words) => {
  expect(() => readArguments(args, {})).toThrow(words);
});
