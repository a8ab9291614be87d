import { remoteOf } from '@tallyhouse/shared/testing/registry';
import { versionChanges } from './version-changes';

const online = remoteOf('remote-online', '1.0.0');
const retail = remoteOf('remote-retail', '1.0.0');

test('another version, and one that was taken out, are changes', () => {
  expect(versionChanges([online, retail], [remoteOf('remote-online', '1.1.0')])).toEqual([
    { remote: online, to: '1.1.0' },
    { remote: retail, to: null },
  ]);
});

test('a remote that is new to the tab, and one built alike, are none', () => {
  expect(versionChanges([online], [{ ...online }, retail])).toEqual([]);
});

test('the same version with another manifest was built anew', () => {
  const rebuilt = { ...online, manifest: 'sha384-other' };

  expect(versionChanges([online], [rebuilt])).toEqual([{ remote: online, to: '1.0.0' }]);
});
