import { openTestStore } from '../../store/testing/open-test-store';
import type { Store } from '../../store/store';
import { requireOwnName } from './own-name';

let store: Store;

beforeAll(async () => {
  store = await openTestStore();
  await store.query(
    `insert into app_user (id, email, name, locale, password_hash, otp_at_login, is_demo, created_at)
     values ('u_approver', 'approver@example.test', 'Amina Approver', 'en', 'none', false, false, '2026-01-01T00:00:00Z')`,
  );
});
afterAll(() => store.close());

test.each([
  'Amina Approver',
  'amina APPROVER',
  '  Amina   Approver ',
  'Amina\u{A0}Approver',
  'Amina\u{200B} Approver',
  'Ａmina Approver',
])('%j is the approver’s name, whoever else asks for it', async (name) => {
  await expect(requireOwnName(store, { name, userId: 'u_reporter' })).rejects.toMatchObject({
    status: 409,
    code: 'NAME_TAKEN',
  });
  await expect(requireOwnName(store, { name, userId: null })).rejects.toMatchObject({ code: 'NAME_TAKEN' });
});

test('who has the name may keep it or write it otherwise, and other names are free', async () => {
  await requireOwnName(store, { name: 'AMINA Approver', userId: 'u_approver' });
  await requireOwnName(store, { name: 'Amina B. Approver', userId: 'u_reporter' });
});
