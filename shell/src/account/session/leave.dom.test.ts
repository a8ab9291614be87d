import { signIn } from '@tallyhouse/shared/session/sign-in';
import { authAnswer, type FakeReply } from '@tallyhouse/shared/testing/fake-api';
import { pageServices } from '../../testing/page-services';
import { leave } from '@tallyhouse/shared/session/leave';

/** In steps: one in which the machine stands still is no longer than the others. */
async function second() {
  for (let step = 0; step < 20; step += 1) await new Promise((done) => setTimeout(done, 50));
  return 'kept';
}

test('leaving tells the server with the tokens, then signs out', async () => {
  const { api, services, session, wentTo } = pageServices(() => ({ status: 204 }));
  signIn(session, authAnswer(1));

  await leave(services);

  expect(api.sentTo('/api/Auth/logout')[0]?.headers['Authorization']).toBe('Bearer t1');
  expect(session.auth.getState().token).toBeNull();
  expect(wentTo).toHaveLength(1);
});

test.each([
  ['cannot be reached', () => ({ status: 0 })],
  ['never answers', () => new Promise<FakeReply>(() => undefined)],
])('a server that %s keeps nobody for a second', async (_case, reply) => {
  const { services, session } = pageServices(reply);
  signIn(session, authAnswer(1));
  const left = leave(services).then(() => 'left');

  expect(await Promise.race([left, second()])).toBe('left');
  expect(session.auth.getState().token).toBeNull();
});
