import type { Simulation } from '@tallyhouse/shared/contracts/reports';
import { givenBet } from '../../figures/testing/given-facts';
import { casino, startFlow, type Flow } from '../../filing/confirmation/testing/given-flow';

let flow: Flow;

beforeEach(async () => {
  flow = await startFlow();
});
afterEach(() => flow.close());

async function simulate(order: object = casino): Promise<Simulation> {
  const answer = await flow.reporter('POST', '/api/OnlineReports/simulation', {
    brand: 'alder',
    body: order,
  });
  expect(answer.statusCode).toBe(200);
  return answer.json<Simulation>();
}

async function keep({ simulationId }: Simulation): Promise<{ id: string; version: number }> {
  const body = { simulationId };
  const kept = await flow.reporter('POST', '/api/DoubleConfirmation/prepare', { brand: 'alder', body });
  return kept.json<{ id: string; version: number }>();
}

async function handIn(id: string): Promise<string | undefined> {
  await flow.reporter('POST', `/api/DoubleConfirmation/${id}/submit`, { brand: 'alder' });
  return (await flow.read(id)).submission?.payloadHash;
}

test('the preview has the very bytes that are handed in and sent', async () => {
  const simulation = await simulate();
  const { id } = await keep(simulation);

  expect(await handIn(id)).toBe(simulation.payloadPreview?.sha256);
  expect(simulation.payloadPreview).toMatchObject({ format: 'XML', validAgainst: 'reference-1' });
  await flow.confirm(id);
  await flow.deliver();
  const sent = flow.authority.kept.get(`${id}:1`)!.payload.toString('utf8');
  expect(sent).toContain(`<ReportId>${id}</ReportId>`);
});

test('so has that of a correction, which names what it takes the place of', async () => {
  const first = await keep(await simulate());
  await handIn(first.id);
  await flow.confirm(first.id);
  await flow.deliver();
  flow.advance(60_000);
  await givenBet(flow.store, { day: '2026-03-31', stake: '50', known_at: '2026-04-02T08:00:30Z' });
  await flow.reporter('POST', `/api/DoubleConfirmation/${first.id}/correct`, {
    brand: 'alder',
    body: { reason: 'A late bet.' },
  });

  const simulation = await simulate({ ...casino, correctionOf: first.id });

  expect(simulation.definition.correctionOf).toBe(first.id);
  expect(simulation.diffToLast).toMatchObject({ reportId: first.id, version: 1, delta: { ggr: '50.00' } });
  const second = await keep(simulation);
  expect(second.version).toBe(2);
  expect(await handIn(second.id)).toBe(simulation.payloadPreview!.sha256);
});

test('other figures and another title are other bytes', async () => {
  const simulation = await simulate();
  const body = { simulationId: simulation.simulationId, title: 'Ours' };
  const kept = await flow.reporter('POST', '/api/DoubleConfirmation/prepare', { brand: 'alder', body });

  expect(await handIn(kept.json<{ id: string }>().id)).not.toBe(simulation.payloadPreview!.sha256);
});

test('a simulation that was kept, deleted and kept again is another report', async () => {
  const simulation = await simulate();
  const first = await keep(simulation);
  await flow.reporter('DELETE', `/api/OnlineReports/${first.id}`, { brand: 'alder' });

  const second = await keep(simulation);

  expect(second).toMatchObject({ version: 2 });
  expect(second.id).not.toBe(first.id);
});

test('where nobody takes the report there is no file to tell of', async () => {
  await flow.store.query("delete from licence_brand where brand_id = 'alder'");

  expect((await simulate()).payloadPreview).toBeNull();
});
