import assert from 'node:assert/strict';
import { expectAnswered, expectNoAnswer, expectStored } from './expecting';
import type { Scenario } from './scenario';

const things = { url: '/api/things' };
const hourMs = 3_600_000;

/** The client's clock, and tokens that are never good. */
export const clockScenarios: readonly Scenario[] = [
  {
    id: 'G01',
    level: 'safe',
    title: 'a clock one hour ahead of the server’s, or behind it, leads to no needless refresh',
    async run(world) {
      for (const aheadMs of [hourMs, -hourMs]) {
        world.server.seen.length = 0;
        world.clock.advance(aheadMs);
        const page = await world.signedIn();
        for (let call = 0; call < 5; call += 1) expectAnswered(await page.call(things));
        assert.equal(world.server.refreshes(), 0);
        world.server.tokens.expireAll();

        expectAnswered(await page.call(things));
        expectAnswered(await page.call(things));

        assert.equal(world.server.refreshes(), 1);
        expectStored(world);
        page.tab.close();
        world.clock.advance(-aheadMs);
      }
    },
  },
  {
    id: 'G02',
    level: 'safe',
    title: 'a server whose tokens have run out when they arrive is asked a few times, then the call fails',
    async run({ server, signedIn }) {
      server.tokens.isDeadOnArrival = true;
      const page = await signedIn();

      expectNoAnswer(await page.call(things));

      assert.ok(server.refreshes() <= 2, `${server.refreshes()} refreshes`);
      assert.ok(server.sentTo('/api/things').length <= 3);
    },
  },
];
