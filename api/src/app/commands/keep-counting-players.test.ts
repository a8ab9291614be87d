import fastify from 'fastify';
import { loadReferenceData } from '../../facts/loads/reference-data';
import { oakReference } from '../../facts/loads/testing/given-load';
import { loadAll, minutesAfterLoad, toldBet } from '../../figures/testing/random-loads';
import { openTestStore } from '../../store/testing/open-test-store';
import { keepCountingPlayers } from './keep-counting-players';

test('a server keeps who played in a month that has been left alone for a quarter of an hour, and closes after it', async () => {
  const store = await openTestStore();
  await loadReferenceData(store, oakReference);
  await loadAll(store, [{ files: [[toldBet]], loadedAfter: 10 }]);
  const kept = async () => (await store.query('select month from player_month_kept')).length;
  const serveAt = async (minutes: number) => {
    const server = fastify();
    keepCountingPlayers(server, store, () => new Date(minutesAfterLoad(minutes)));
    await server.listen({ port: 0, host: '127.0.0.1' });
    return server;
  };

  const early = await serveAt(24);
  await early.close();
  expect(await kept()).toBe(0);
  const server = await serveAt(25);
  while ((await kept()) === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  await server.close();
  await store.close();
});
