import { ownPath } from '@tallyhouse/shared/registry/own-path';
import { remoteOf } from '@tallyhouse/shared/testing/registry';
import { remoteOfPath } from './remote-of-path';

const remoteAt = (name: string, ...paths: string[]) => ({ ...remoteOf(name, '1.0.0'), paths });
const remotes = [
  remoteAt('remote-deep', '/a/b', '/c'),
  remoteAt('remote-a', '/a', '/d/'),
  remoteAt('remote-late', '/a/b/c', '/a', '/e'),
];

test.each([
  '/a',
  '/a/',
  '/a/b',
  '/a/b/c',
  '/a/bc',
  '/ab',
  '/c/1/2',
  '/d',
  '/d/',
  '/d//x',
  '/e/a',
  '/',
  '',
  'a',
])('%j belongs to the first whose path it is or lies below', (path) => {
  const first = remotes.find(({ paths }) => ownPath(paths, path) !== undefined);

  expect(remoteOfPath(remotes, path)?.name).toBe(first?.name);
});
