import { screenAt } from './screen-at';

const screens = [
  { path: '/online', below: ['new', 'simulations/:jobId', ':id'] },
  { path: '/dashboard', below: [] },
  { path: '/elsewhere' },
];

test.each([
  ['/online', '/online'],
  ['/online/', '/online'],
  ['/online/new', '/online'],
  ['/online/rep-7', '/online'],
  ['/online/simulations/job-1', '/online'],
  ['/online/simulations/job-1/rows', undefined],
  ['/online/x/y', undefined],
  ['/onlineX', undefined],
  ['/dashboard', '/dashboard'],
  ['/dashboard/foo', undefined],
  ['/elsewhere/any/thing', '/elsewhere'],
  ['/nope', undefined],
])('%s is a page of %s', (pathname, path) => {
  expect(screenAt(screens, pathname)?.path).toBe(path);
});
