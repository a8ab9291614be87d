import { openTestStore } from '../../store/testing/open-test-store';
import { givenUser } from '../../app/testing/test-app';
import { totpCode } from './totp';
import { useTotp } from './use-totp';

test('a user without an authenticator has no code, not even that of an empty secret', async () => {
  const now = new Date('2026-03-15T10:00:00Z');
  const store = await openTestStore();
  await givenUser(store, { id: 'u_viewer', role: 'viewer', brandIds: '*' });

  expect(await useTotp(store, 'u_viewer', { code: totpCode('', now), now })).toBe(false);
  await store.close();
});
