import { hashPassword } from '../../auth/passwords';
import { alder, givenBrands, givenSettlement } from '../../../figures/testing/given-facts';
import type { Store } from '../../../store/store';
import type { TestApp, TestCaller } from '../../../app/testing/test-app';

/** The caller's own brand, with figures that are whole. */
export async function givenOwnBrand(store: Store): Promise<void> {
  await givenBrands(store, [alder]);
  await givenSettlement(store, { day: '2026-03-02', stake: '100' });
  await givenSettlement(store, { day: '2026-03-03', stake: '250' });
}

/** Something of every kind that people make: its documents are the pattern of the foreign brand's. */
export async function givenOwnWork(caller: TestCaller): Promise<void> {
  const make = async (path: string, body: unknown) => {
    const answer = await caller('POST', path, { brand: 'alder', body });
    if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.body}`);
    return answer.json<{ simulationId: string }>();
  };
  const period = { from: '2026-03-01', to: '2026-03-31' };
  const order = { type: 'ONLINE_DAILY', period, fields: ['day', 'stakes', 'ggr'] };
  const { simulationId } = await make('/api/OnlineReports/simulation', order);
  await make('/api/DoubleConfirmation/prepare', { simulationId });
  await make('/api/RetailReports/createFilter', {
    name: 'Own',
    shared: true,
    criteria: { all: [{ field: 'region', op: 'in', value: ['North'] }] },
  });
}

/** Somebody who may do everything for one brand, so that nothing but the brand keeps other rows away. */
export async function signInWithEveryRole(app: TestApp): Promise<TestCaller> {
  const id = 'u_everything';
  const caller = await app.signIn({ role: 'admin', brandIds: ['alder'], id });
  for (const role of ['reporter', 'approver', 'auditor', 'viewer']) {
    await app.store.query(`insert into app_user_role (user_id, role, brand_id) values ($1, $2, 'alder')`, [
      id,
      role,
    ]);
  }
  // One that can be read: calls that ask for the password compare with it.
  const hash = await hashPassword('four words nobody guesses');
  await app.store.query('update app_user set password_hash = $2 where id = $1', [id, hash]);
  return caller;
}
