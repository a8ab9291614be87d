/// <reference types="jest" />
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';
import { contractFaults } from './contract-faults.mjs';
import { contractReport } from './contract-report.mjs';

const published = contractReport();

/** Faults after `from` became `to` in a source. @param {string} path @param {string} from @param {string} to */
function faultsAfter(path, from, to) {
  const source = readFileSync(join(root, path), 'utf8');
  expect(source).toContain(from);
  const today = contractReport(new Map([[join(root, path), source.replace(from, to)]]));
  expect(today.text).not.toBe(published.text);
  return contractFaults(published.text, today.text);
}

const remote = 'shared/src/contracts/remote.ts';
const registry = 'shared/src/contracts/registry.ts';
const scope = 'shell/src/remotes/federation/share-scope.ts';

test('a contract fits itself', () => {
  expect(contractFaults(published.text, published.text)).toEqual([]);
});

test.each([
  ['a field less', remote, '  readonly roles: readonly string[];\n', '', 'WhatPagesGive'],
  ['a narrower parameter', remote, 'navigate(path: string)', "navigate(path: '/all')", 'WhatPagesGive'],
  ['an option that is required', remote, 'period?: string', 'period: string', 'WhatPagesGive'],
  ['a wider value', remote, "'light' | 'dark'", "'light' | 'dark' | 'sepia'", 'WhatPagesGive'],
  [
    'more to bring',
    remote,
    'readonly name: string;\n  readonly screens',
    'readonly name: string;\n  readonly icon: string;\n  readonly screens',
    'WhatRemotesExport',
  ],
  [
    'another kind of screen',
    remote,
    'load: () => Promise<ComponentType>',
    'load: () => ComponentType',
    'WhatRemotesExport',
  ],
  [
    'an input of calls that is required',
    remote,
    'signal?: AbortSignal',
    'signal: AbortSignal',
    'WhatPagesGive',
  ],
  ['a kind of menu group less', registry, "'monitoring', ", '', 'WhatManifestsSay'],
  [
    'a manifest that must say more',
    registry,
    'z._default(z.array(callSchema), [])',
    'z.array(callSchema)',
    'WhatManifestsSay',
  ],
  [
    'a shared module less',
    scope,
    "  'react-dom/client': provide(here(reactDomClient)),\n",
    '',
    'ModulesPagesShare',
  ],
  ['a shared value less', 'shared/src/kit/query.ts', '  useMutation,\n', '', 'ModulesPagesShare'],
])('%s does not fit', (_, path, from, to, where) => {
  const faults = faultsAfter(path, from, to);

  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(where);
});

test.each([
  [
    'a further field',
    remote,
    '  readonly roles: readonly string[];',
    '  readonly roles: readonly string[];\n  readonly teams: readonly string[];',
  ],
  ['a wider parameter', remote, "kind: 'success'", "kind: 'quiet' | 'success'"],
  ['a further option', remote, 'period?: string', 'period?: string, brand?: string'],
  [
    'a further option of manifests',
    registry,
    '  consumes: z.array(z.string()),',
    '  consumes: z.array(z.string()),\n  note: z.optional(z.string()),',
  ],
  [
    'a further shared value',
    'shared/src/kit/query.ts',
    '  useMutation,\n',
    '  useMutation,\n  useMutationState,\n',
  ],
])('%s fits', (_, path, from, to) => {
  expect(faultsAfter(path, from, to)).toEqual([]);
});
