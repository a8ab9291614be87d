import { givenBet } from '../../figures/testing/given-facts';
import { actForAllBrands } from '../../store/brand-scope';
import type { Store } from '../../store/store';
import { verifyAudit } from '../../house/audit/verify-audit';
import { givenMarch, startFlow, type Flow } from './testing/given-flow';
import { bothEngines } from '../../store/testing/on-engines';

const engines = bothEngines();

async function flowOver(open: () => Promise<Store>): Promise<Flow> {
  const store = await open();
  await actForAllBrands(() => givenMarch(store));
  return startFlow({ store });
}

describe.each(engines)('on %s', (_, open) => {
  test('a report goes from its simulation to a corrected version, each step once', async () => {
    const flow = await flowOver(open);
    const all = <T>(work: () => Promise<T>) => actForAllBrands(work);
    try {
      const { report } = await flow.submitted();
      const second = await all(() => flow.person('u_second', 'approver'));
      const wrong = await all(() =>
        flow.confirm(report.id, flow.approver, { controlTotals: { taxPayable: '1' } }),
      );
      expect(wrong.json()).toMatchObject({ code: 'CONTROL_TOTAL_MISMATCH', attemptsLeft: 2 });
      const answers = await all(() =>
        Promise.all([flow.confirm(report.id), flow.confirm(report.id, second)]),
      );
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      await Promise.all([flow.deliver(), flow.deliver()]);
      expect(flow.authority.calls).toEqual([`SEND ${report.id}:1`]);
      expect((await flow.read(report.id)).report).toMatchObject({ state: 'ACCEPTED', ackRef: 'ACK-1' });

      await all(() =>
        givenBet(flow.store, { day: '2026-03-31', stake: '40', known_at: '2026-04-02T08:00:30Z' }),
      );
      flow.advance(60_000);
      const path = `/api/DoubleConfirmation/${report.id}/correct`;
      const opened = await flow.reporter('POST', path, { brand: 'alder', body: { reason: 'A late bet.' } });
      expect(opened.statusCode).toBe(201);
      const next = await flow.submitted();
      const { differenceToLast } = await flow.read(next.report.id);
      expect(differenceToLast!.measures.find(({ measure }) => measure === 'taxPayable')).toMatchObject({
        delta: '10.00',
        causes: [{ cause: 'LATE_SETTLEMENT', amount: '10.00' }],
      });
      const mine = await flow.approver('GET', '/api/DoubleConfirmation', { brand: 'alder' });
      expect(mine.json()).toMatchObject({
        totalCount: 1,
        items: [{ report: { id: next.report.id, version: 2 } }],
      });
      expect((await all(() => verifyAudit(flow.store))).faults).toEqual([]);
    } finally {
      await flow.close();
    }
  });
});
