import { openTestStore } from './testing/open-test-store';
import { watchRoom } from './watch-room';
import type { Store } from './store';

let store: Store;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const full = {
  postgres: Object.assign(new Error('disk full'), { code: '53100' }),
  duckdb: new Error('Could not write file "x": No space left on device'),
};

test.each(Object.entries(full))(
  'a store on %s that could not write for want of room says so until it can',
  async (_engine, failure) => {
    let isFull = true;
    const tx: Store['tx'] = (work) => (isFull ? Promise.reject(failure) : store.tx(work));
    const watched = watchRoom({ ...store, tx });

    expect(await watched.hasNoRoom()).toBe(false);
    await expect(watched.store.tx((one) => one.query('select 1 as one'))).rejects.toBe(failure);
    expect(await watched.hasNoRoom()).toBe(true);
    isFull = false;
    expect(await watched.hasNoRoom()).toBe(false);
  },
);

test('any other failure is not taken for a full disk', async () => {
  const tx = () => Promise.reject(new Error('division by zero'));
  const watched = watchRoom({ ...store, tx });

  await expect(watched.store.tx(() => Promise.resolve())).rejects.toThrow('division by zero');
  expect(await watched.hasNoRoom()).toBe(false);
});
