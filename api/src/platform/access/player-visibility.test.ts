import type { FastifyRequest } from 'fastify';
import type { CurrentUser } from '../auth/current-user';
import { alder, givenBrands } from '../../figures/testing/given-facts';
import { openTestStore } from '../../store/testing/open-test-store';
import type { Store } from '../../store/store';
import { maskPlayer } from './mask-player';
import { openPlayerVisibility } from './player-visibility';

let store: Store;
beforeEach(async () => {
  store = await openTestStore();
  await givenBrands(store, [alder]);
});
afterEach(() => store.close());

function look(role: string, reason?: string) {
  const user: CurrentUser = {
    id: `u_${role}`,
    email: 'x@example.test',
    name: role,
    locale: 'en',
    sessionId: 's_1',
    assignments: [{ role, brandIds: ['alder'] }],
    brands: [alder],
  };
  const headers = reason === undefined ? {} : { 'unmask-reason': reason };
  const request = { headers, url: '/api/Drill?token=secret', ip: '127.0.0.1' } as unknown as FastifyRequest;
  const clock = () => new Date('2026-04-10T08:00:00Z');
  return openPlayerVisibility(
    { store, clock },
    { user, brand: alder, request, object: { kind: 'call', id: 'drill' } },
  );
}

const unmaskings = () =>
  store.query<{ actor_id: string; detail: string }>(
    `select actor_id, detail from audit_event where action = 'PLAYER_UNMASKED'`,
  );

test.each(['viewer', 'reporter', 'approver', 'auditor', 'admin'])(
  'a %s sees masks without a reason',
  async (role) => {
    const visibility = await look(role);

    expect(visibility.isMasked).toBe(true);
    expect(visibility.show('p-1001')).toMatch(/^player-[0-9a-f]{12}$/);
    expect(visibility.show('p-1001')).toBe(visibility.show('p-1001'));
    expect(visibility.show('p-1001')).not.toBe(visibility.show('p-1002'));
    expect(visibility.show(null)).toBeNull();
    expect(await unmaskings()).toEqual([]);
  },
);

test.each(['reporter', 'approver', 'auditor'])(
  'a %s with a reason sees the player, and the reason is kept',
  async (role) => {
    const visibility = await look(role, encodeURIComponent('Complaint 4711: “who won?”'));

    expect(visibility.show('p-1001')).toBe('p-1001');
    const [kept] = await unmaskings();
    expect(kept?.actor_id).toBe(`u_${role}`);
    expect(JSON.parse(kept?.detail ?? '')).toEqual({
      reason: 'Complaint 4711: “who won?”',
      path: '/api/Drill',
    });
  },
);

test.each(['viewer', 'admin'])('a %s with a reason is refused', async (role) => {
  await expect(look(role, 'I am curious about them')).rejects.toMatchObject({ status: 403 });
  expect(await unmaskings()).toEqual([]);
});

test.each(['', 'short', '%', 'x'.repeat(301)])('the reason “%s” is none', async (reason) => {
  await expect(look('reporter', reason)).rejects.toMatchObject({ status: 400 });
  expect(await unmaskings()).toEqual([]);
});

test('masks differ between brands and between stores', () => {
  const [one, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const masks = [
    maskPlayer('p-1', { brandId: 'alder', key: one }),
    maskPlayer('p-1', { brandId: 'elm', key: one }),
    maskPlayer('p-1', { brandId: 'alder', key: other }),
  ];

  expect(new Set(masks).size).toBe(3);
});
