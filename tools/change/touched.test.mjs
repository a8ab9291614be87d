/// <reference types="jest" />
import { codeAmong, nearestTests, packagesTouched } from './touched.mjs';

const dependencies = { api: ['shared'], bench: ['api'], shared: [], tools: ['shared'], hosts: [] };

test('types are checked where a file changed and in all that depend on it, however far', () => {
  expect(packagesTouched(['api/src/app/app.ts'], dependencies)).toEqual(['api', 'bench']);
  expect(packagesTouched(['shared/src/money.ts', 'hosts/react/page.tsx'], dependencies)).toEqual(
    Object.keys(dependencies),
  );
});

test('documents and styles touch the types of no package', () => {
  expect(packagesTouched(['README.md', 'api/README.md', 'shared/src/kit.css'], dependencies)).toEqual([]);
});

test.each(['tsconfig.base.json', 'pnpm-lock.yaml'])('%s touches every package', (file) => {
  expect(packagesTouched([file], dependencies)).toEqual(Object.keys(dependencies));
});

test('code is what linters read', () => {
  expect(codeAmong(['a.ts', 'a.tsx', 'a.mjs', 'a.md', 'a.json', 'a.css'])).toEqual([
    'a.ts',
    'a.tsx',
    'a.mjs',
  ]);
});

test('of many tests the own one comes first, then those close by', () => {
  const tests = [
    'shell/a.test.ts',
    'api/src/platform/http/z.test.ts',
    'api/src/platform/auth/b.test.ts',
    'api/src/platform/auth/use.test.ts',
  ];

  expect(nearestTests(tests, ['api/src/platform/auth/use.ts'], 3)).toEqual([
    'api/src/platform/auth/use.test.ts',
    'api/src/platform/auth/b.test.ts',
    'api/src/platform/http/z.test.ts',
  ]);
});
