import { ResourcePool } from './resource-pool';

test('draining waits for who has a thing and for who waited before, and refuses newcomers', async () => {
  const pool = new ResourcePool(['one']);
  const order: string[] = [];
  let finish: () => void = () => undefined;
  const first = pool.use(() => new Promise<void>((done) => (finish = done))).then(() => order.push('first'));
  const second = pool.use(() => Promise.resolve()).then(() => order.push('second'));

  const drained = pool.drain().then((things) => order.push(`drained ${things.join()}`));
  await expect(pool.use(() => Promise.resolve())).rejects.toThrow('the store is closed');
  finish();
  await Promise.all([first, second, drained]);

  expect(order).toEqual(['first', 'second', 'drained one']);
});
