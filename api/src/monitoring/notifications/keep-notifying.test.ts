import { watchAlerts } from '../alerts/watch-alerts';
import { buildApp } from '../../app/app';
import { readConfig } from '../../platform/config/config';
import { alder, givenBrands } from '../../figures/testing/given-facts';
import { openTestStore } from '../../store/testing/open-test-store';
import type { Store } from '../../store/store';
import { givenReport } from '../alerts/engine/testing/given-rows';
import { givenUser } from '../../app/testing/test-app';
import { keepNotifying } from './keep-notifying';

test('a server that watches tells of a rejected report by itself, and closes cleanly @deep', async () => {
  const store = await openTestStore();
  await givenBrands(store, [alder]);
  await givenUser(store, { id: 'u_1', role: 'reporter', brandIds: ['alder'] });
  const clock = () => new Date('2026-04-10T09:00:00Z');
  const config = readConfig({});
  const server = await buildApp({ store, config, clock });
  watchAlerts(server, { store, clock });
  await keepNotifying(server, { store, config, clock });
  await server.ready();

  await givenReport(store, { state: 'REJECTED', type: 'TZ_SPORTS_MONTHLY', at: '2026-04-10T08:00:00Z' });
  const told = await untilTold(store);
  await server.close();
  await store.close();

  expect(told).toEqual([
    {
      event: 'ALERT_CRITICAL',
      channel: 'EMAIL',
      title: 'CA-04: The authority has rejected "Online, March 2026"',
    },
    {
      event: 'ALERT_CRITICAL',
      channel: 'IN_APP',
      title: 'CA-04: The authority has rejected "Online, March 2026"',
    },
  ]);
});

async function untilTold(store: Store): Promise<unknown[]> {
  for (let tries = 0; ; tries += 1) {
    const rows = await store.query('select event, channel, title from notification order by event, channel');
    if (rows.length >= 2 || tries > 400) return rows;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
