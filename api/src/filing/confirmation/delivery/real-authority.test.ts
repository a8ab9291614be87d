import {
  startTestSimulator,
  markAsDemo,
  type TestSimulator,
} from '../../authority-simulator/testing/start-test-simulator';
import { createGateway } from '../../gateway/create-gateway';
import { createLogger } from '../../../platform/call-log/logger';
import { actForAllBrands } from '../../../store/brand-scope';
import { casino, startFlow, type Flow } from '../testing/given-flow';
import { deliverNext } from './deliver-next';

let flow: Flow;
let simulator: TestSimulator;
let nowMs: number;

beforeEach(async () => {
  flow = await startFlow();
  nowMs = Date.parse('2026-04-02T08:00:00Z');
  simulator = await startTestSimulator({ brandIds: ['alder', 'elm'], clock });
  await markAsDemo(flow.store);
});
afterEach(async () => {
  await simulator.close();
  await flow.close();
});

function clock(): Date {
  return new Date(nowMs);
}

function advance(ms: number): void {
  nowMs += ms;
  flow.advance(ms);
}

async function deliver(): Promise<void> {
  const { store } = flow;
  const gateway = createGateway({
    store,
    settings: simulator.authorities,
    clock,
    log: createLogger('silent'),
  });
  await actForAllBrands(async () => {
    let isMore = true;
    while (isMore) isMore = await deliverNext({ store, gateway, clock });
  });
}

async function confirmed(order: object, brand = 'alder'): Promise<string> {
  const { report } = await flow.submitted(order, brand);
  advance(30_000);
  expect((await flow.confirm(report.id)).statusCode).toBe(200);
  return report.id;
}

test.each([
  ['XML', casino, 'alder'],
  ['CSV', { ...casino, type: 'MT_MONTHLY' }, 'elm'],
  ['JSON', { ...casino, type: 'ONLINE_DAILY' }, 'alder'],
])(
  'an authority that checks everything accepts a payload in %s, over the wire',
  async (format, order, brand) => {
    const id = await confirmed(order, brand);

    await deliver();
    advance(3_600_000);
    await deliver();

    const detail = await flow.read(id, flow.reporter, brand);
    expect(detail.submission!.format).toBe(format);
    expect(detail.acknowledgements.at(-1)).toMatchObject({ kind: 'ACCEPTED', code: null });
    expect(detail.report.state).toBe('ACCEPTED');
  },
);

test('an answer lost on the wire is asked for: the authority has the report once', async () => {
  await simulator.script({ behaviour: 'LOSE_ANSWER', times: 1 });
  const id = await confirmed(casino);
  await deliver();

  advance(60_000);
  await deliver();
  advance(3_600_000);
  await deliver();

  expect((await flow.read(id)).report.state).toBe('ACCEPTED');
  expect(await simulator.submissions()).toHaveLength(1);
});

test('an authority that rejects gets a corrected version that names the one it replaces', async () => {
  await simulator.script({ behaviour: 'REJECT', code: 'E7', text: 'The licence is missing.', times: 1 });
  const id = await confirmed(casino);
  await deliver();
  advance(60_000);
  await deliver();
  const rejected = await flow.read(id);
  expect(rejected.report.state).toBe('REJECTED');
  expect(rejected.history.at(-1)!.reason).toBe('E7: The licence is missing.');

  await flow.reporter('POST', `/api/DoubleConfirmation/${id}/correct`, { brand: 'alder', body: {} });
  const next = await confirmed(casino);
  await deliver();
  advance(3_600_000);
  await deliver();

  expect((await flow.read(next)).report).toMatchObject({ state: 'ACCEPTED', version: 2, replaces: id });
});
