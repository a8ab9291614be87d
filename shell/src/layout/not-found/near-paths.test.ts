import type { Navigation } from '@tallyhouse/shared/contracts/registry';
import { nearPaths } from './near-paths';

const entries = ['/online', '/retail', '/dashboard', '/load-data'].map((path): Navigation => ({
  path,
  title: { en: path, sw: path },
  group: 'reports',
  icon: 'table',
  order: 1,
  permission: 'reports.view',
}));

test.each([
  ['/onlin', ['/online']],
  ['/Retial', ['/retail']],
  ['/dashboards/7', ['/dashboard']],
  ['/load', ['/load-data']],
  ['/nothing-like-it', []],
  ['/all', []],
])('%s is near %j', (typed, paths) => {
  expect(nearPaths(typed, entries).map((entry) => entry.path)).toEqual(paths);
});
