import { problem } from '../testing/fake-http';
import { SessionChangedError } from './session-changed-error';
import { isWorthRetrying } from './worth-retrying';

test.each([
  ['a server that was not there', problem(503, 'UNAVAILABLE'), true],
  ['a session that ended under the call', new SessionChangedError(), true],
  ['a refusal', problem(403, 'FORBIDDEN'), false],
  ['a fault of the page', new TypeError('x is undefined'), false],
])('%s decides whether a read is asked again', (_what, error, isAgain) => {
  expect(isWorthRetrying(0, error)).toBe(isAgain);
  expect(isWorthRetrying(2, error)).toBe(false);
});
