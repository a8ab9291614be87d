import { remoteOf } from '@tallyhouse/shared/testing/registry';
import { isFaultOf } from './is-fault-of';

const remote = remoteOf('remote-retail', '1.0.0');
const page = 'https://desk.example/retail';
const thrownIn = (file: string) =>
  Object.assign(new Error('oh'), { stack: `Error: oh\n    at go (${file}:1:2)` });
const own = 'https://desk.example/remotes/remote-retail/1.0.0/retail.js';

test.each<[string, unknown, boolean]>([
  ['of its own file', thrownIn(own), true],
  ['of another version', thrownIn(own.replace('1.0.0', '1.0.1')), false],
  ['of the shell', thrownIn('https://desk.example/shell/main.js'), false],
  ['of the same path elsewhere', thrownIn(own.replace('desk', 'other')), false],
  ['of a call that was given up', Object.assign(thrownIn(own), { name: 'AbortError' }), false],
  ['that is no error', 'oh', false],
])('a fault %s', (_, thrown, is) => {
  expect(isFaultOf(remote, thrown, page)).toBe(is);
});
