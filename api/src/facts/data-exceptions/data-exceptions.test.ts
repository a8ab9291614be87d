import type { ChangeDetail } from '@tallyhouse/shared/contracts/changes';
import type { ConfirmationItem } from '@tallyhouse/shared/contracts/confirmation-items';
import type { DataException } from '@tallyhouse/shared/contracts/data-exceptions';
import type { ListMeta } from '@tallyhouse/shared/contracts/paging';
import { confirmAs, givenAuthenticator } from '../../house/changes/testing/two-people';
import { changeFacts } from '../../figures/testing/given-facts';
import { runCheckDataCommand } from '../laws/check-data-command';
import { loadReferenceData } from '../loads/reference-data';
import { givenBet } from '../loads/testing/given-load';
import { actForAllBrands } from '../../store/brand-scope';
import { openTestStore } from '../../store/testing/open-test-store';
import { startTestApp, type TestApp, type TestCaller } from '../../app/testing/test-app';
import {
  brokenBooks,
  filesOf,
  settled,
  soundBooks,
  twoLicences,
  voidAfterLoss,
} from './testing/broken-books';
import { emptyBook } from '../../figures/testing/empty-book';

// More than a week after the files, so that none is awaited.
const now = new Date('2026-03-18T10:00:00.000Z');
const reason = 'The platform has shown the original slip.';
const period = { from: '2026-03-10', to: '2026-03-10' };

describe('exceptions from laws of data', () => {
  let app: TestApp;
  let admin: TestCaller;
  let reporter: TestCaller;
  let approver: TestCaller;
  beforeAll(() =>
    actForAllBrands(async () => {
      const store = await openTestStore({ isGuarded: true });
      await loadReferenceData(store, twoLicences);
      app = await startTestApp(store, { now: now.toISOString() });
      admin = await app.signIn({ role: 'admin', brandIds: ['oak', 'elm'] });
      reporter = await app.signIn({ role: 'reporter', brandIds: ['oak'] });
      approver = await app.signIn({ role: 'approver', brandIds: ['oak'] });
      for (const id of ['u_reporter', 'u_approver', 'u_admin']) await givenAuthenticator(app, id);
    }),
  );
  beforeEach(() =>
    actForAllBrands(async () => {
      await emptyBook(app.store);
      await app.store.query('delete from change_request');
    }),
  );
  afterAll(() => app.close());

  const headers = { 'content-type': 'text/csv' };
  async function load(files: readonly string[]): Promise<string[]> {
    const states: string[] = [];
    for (const body of files) {
      const answer = await admin('POST', '/api/LoadData/batches', { body, headers });
      states.push(answer.json<{ batch: { state: string } }>().batch.state);
    }
    return states;
  }
  const list = async (query: Record<string, string> = {}, caller = reporter) =>
    (await caller('GET', '/api/DataExceptions', { query })).json<{ items: DataException[] }>().items;
  const named = async () =>
    (await list())
      .map(({ law, record, state }) => `${law} ${record.kind} ${record.recordId} ${state}`)
      .sort();
  const meta = async (query: object = period) => {
    const answer = await reporter('GET', '/api/TotalReports', { brand: 'oak', query: { ...query } });
    return answer.json<{ brands: { meta: ListMeta }[] }>().brands[0]?.meta;
  };
  const waive = (ids: readonly string[], caller = reporter) =>
    caller('POST', '/api/DataExceptions/waive', { body: { ids, reason } });
  const confirm = (id: string, caller = approver, userId = 'u_approver') =>
    actForAllBrands(() => confirmAs(app, { caller, userId, now }, id));
  const lostPays = { bets: [givenBet()], settlements: [settled({ payoutCash: '5.00' })] };

  test.each(brokenBooks)(
    '%s is loaded, named, and its figures are provisional',
    async (_words, book, broken) => {
      expect(new Set(await load(filesOf(book)))).toEqual(new Set(['LOADED']));

      expect(await named()).toEqual(broken.map((one) => `${one} OPEN`));
      const laws = new Set(broken.map((one) => `LAW:${one.slice(0, one.indexOf(' '))}`));
      expect(await meta()).toMatchObject({ status: 'PROVISIONAL', statusReasons: [...laws] });
    },
  );

  test.each(soundBooks)('%s breaks none', async (_words, book) => {
    expect(new Set(await load(filesOf(book)))).toEqual(new Set(['LOADED']));

    expect(await named()).toEqual([]);
    expect(await meta()).toMatchObject({ status: 'FINAL' });
  });

  test('a negative amount and a currency of others are refused at the door', async () => {
    expect(await load(filesOf({ bets: [givenBet({ stakeCash: '-1.00' })] }))).toEqual(['REJECTED']);
    expect(await load(filesOf({ bets: [givenBet({ currency: 'USD' })] }, { seq: 2 }))).toEqual(['REJECTED']);
    expect(await named()).toEqual([]);
  });

  test('a bet that comes after its settlement leaves no trace, and one that was refused is no riddle', async () => {
    await load(filesOf({ settlements: [settled()] }));
    expect(await named()).toEqual(['PLACED settlement s1 OPEN']);
    await load(filesOf({ bets: [givenBet()] }));
    expect(await named()).toEqual([]);

    const refused = givenBet({ recordId: 'b2', currency: 'USD' });
    await load(filesOf({ bets: [givenBet({ recordId: 'b3' }), refused] }, { seq: 2 }));
    await load(filesOf({ settlements: [settled({ recordId: 's2', betRecordId: 'b2' })] }, { seq: 2 }));
    expect(await named()).toEqual([]);
  });

  describe('a settlement without a bet', () => {
    const other = (seq: number) => filesOf({ bets: [givenBet({ recordId: `b${seq + 10}` })] }, { seq });
    const settlement = filesOf({ settlements: [settled()] });
    const refused = filesOf({ bets: [givenBet({ currency: 'USD' })] }, { seq: 2 });
    const unplaced = ['PLACED settlement s1 OPEN'];
    const explain = async (reason: string) => {
      const [gap] = await actForAllBrands(() =>
        app.store.query<{ id: string }>(`select id from load_batch where state = 'MISSING'`),
      );
      const body = { reason, note: 'The source was being repaired and took no bets.' };
      const { statusCode } = await admin('POST', `/api/LoadData/${gap?.id}/explainGap`, { body });
      expect(statusCode).toBe(200);
    };

    test('is an exception as soon as the missing file has come without it', async () => {
      await load([...other(1), ...other(3), ...settlement]);
      expect(await named()).toEqual([]);

      await load(other(2));

      expect(await named()).toEqual(unplaced);
    });

    test('is none any more once it turns out that a file is missing, unless its number was skipped', async () => {
      await load([...other(1), ...settlement]);
      expect(await named()).toEqual(unplaced);

      await load(other(3));
      expect(await named()).toEqual([]);

      await explain('LOST');
      expect(await named()).toEqual([]);
      await explain('NUMBER_SKIPPED');
      expect(await named()).toEqual(unplaced);
    });

    test('is none any more once its bet was refused', async () => {
      await load([...other(1), ...settlement]);

      await load(refused);

      expect(await named()).toEqual([]);
    });
  });

  test('of a bet and its settlement that come at the same moment, the later one sees both', async () => {
    const pairs = Array.from({ length: 6 }, (_, n) => {
      const betRecordId = `b${n}`;
      const bets = [givenBet({ recordId: betRecordId })];
      const settlements = [settled({ recordId: `s${n}`, betRecordId, payoutCash: '5.00' })];
      return filesOf({ bets, settlements }, { seq: n + 1 });
    });
    for (const pair of pairs) await Promise.all(pair.map((file) => load([file])));

    expect(await named()).toEqual(pairs.map((_, n) => `LOST_PAYS_NOTHING settlement s${n} OPEN`));
  });

  test('a correction ends an exception; what was known before it stays provisional', async () => {
    await load(filesOf(lostPays));
    const asOf = new Date(now.getTime() + 1000).toISOString();
    app.advance(60_000);
    await load(filesOf({ settlements: [settled({ recordVersion: '2' })] }, { seq: 2 }));
    app.advance(-60_000);

    expect(await list()).toMatchObject([{ state: 'GONE', goneAt: '2026-03-18T10:01:00.000Z' }]);
    app.advance(120_000);
    expect(await meta()).toMatchObject({ status: 'FINAL' });
    expect(await meta({ ...period, asOf })).toMatchObject({ statusReasons: ['LAW:LOST_PAYS_NOTHING'] });
    app.advance(-120_000);
  });

  test('a correction by which a record is of another ticket ends what it broke of the former one', async () => {
    const second = { recordId: 's2', settledAt: '2026-03-10T12:45:00Z' };
    await load(
      filesOf({
        bets: [givenBet(), givenBet({ recordId: 'b2' })],
        settlements: [settled(), settled(second)],
      }),
    );
    expect(await list({ state: 'OPEN' })).toMatchObject([{ law: 'SETTLED_WITHIN_STAKE' }]);

    const moved = settled({ ...second, recordVersion: '2', betRecordId: 'b2' });
    await load(filesOf({ settlements: [moved] }, { seq: 2 }));

    expect(await list({ state: 'OPEN' })).toEqual([]);
    expect(await meta()).toMatchObject({ status: 'FINAL' });
  });

  test('two people waive an exception: whoever proposed it does not decide, and figures are final then', async () => {
    await load(filesOf(lostPays));
    const [one] = await list();
    const own = await waive([one!.id], approver);
    expect(own.json()).toMatchObject({ kind: 'DATA_WAIVER', state: 'OPEN' });
    expect((await confirm(own.json<ChangeDetail>().id)).json()).toMatchObject({
      status: 403,
      code: 'SELF_CONFIRMATION',
    });
    expect((await waive([one!.id])).json()).toMatchObject({ status: 409, code: 'PROPOSAL_PENDING' });
    await approver('POST', `/api/Changes/${own.json<ChangeDetail>().id}/withdraw`);
    const { id } = (await waive([one!.id])).json<ChangeDetail>();
    expect(await list()).toMatchObject([{ state: 'OPEN', waiver: { state: 'OPEN', reason } }]);
    expect(await meta()).toMatchObject({ status: 'PROVISIONAL' });

    expect((await confirm(id)).statusCode).toBe(200);

    expect(await list()).toMatchObject([
      {
        state: 'WAIVED',
        waiver: {
          reason,
          proposedBy: { id: 'u_reporter' },
          decidedBy: { id: 'u_approver' },
          state: 'APPLIED',
        },
      },
    ]);
    expect(await meta()).toMatchObject({ status: 'FINAL', statusReasons: [] });
    expect((await confirm(own.json<ChangeDetail>().id)).statusCode).toBe(403);
    expect((await waive([one!.id])).json()).toMatchObject({
      errors: [{ field: 'payload.exceptionIds', code: 'NOT_OPEN' }],
    });
    const audit = await actForAllBrands(() =>
      app.store.query(`select actor_id as actor from audit_event where action = 'EXCEPTION_WAIVED'`),
    );
    expect(audit).toEqual([{ actor: 'u_approver' }]);
  });

  test('a record that changes after the waiver, or while it is proposed, is open again', async () => {
    await load(filesOf(lostPays));
    const [one] = await list();
    const { id } = (await waive([one!.id])).json<ChangeDetail>();
    app.advance(1000);
    await load(filesOf({ settlements: [settled({ recordVersion: '2', payoutCash: '6.00' })] }, { seq: 2 }));
    app.advance(-1000);
    expect((await confirm(id)).json()).toMatchObject({ code: 'CHANGE_OUTDATED' });

    const again = (await waive([one!.id])).json<ChangeDetail>();
    expect((await confirm(again.id)).statusCode).toBe(200);
    app.advance(2000);
    await load(filesOf({ settlements: [settled({ recordVersion: '3', payoutCash: '7.00' })] }, { seq: 3 }));
    app.advance(-2000);
    expect(await list()).toMatchObject([{ state: 'OPEN', waiver: null }]);
  });

  test('an exception has an owner who may manage loads, and the list is narrowed by it', async () => {
    await load(filesOf(lostPays));
    const [one] = await list({ owner: 'none' });
    const assign = (ownerId: string | null) =>
      reporter('POST', '/api/DataExceptions/assign', { body: { ids: [one!.id], ownerId } });

    expect((await assign('u_approver')).json()).toMatchObject({ items: [{ owner: { id: 'u_approver' } }] });
    expect(await list({ owner: 'u_approver', law: 'LOST_PAYS_NOTHING', ...period })).toHaveLength(1);
    expect(await list({ owner: 'none' })).toEqual([]);
    expect(await list({ from: '2026-03-11' })).toEqual([]);
    expect(await list({ record: 'b1', channel: 'ONLINE', state: 'OPEN' })).toHaveLength(1);
    expect((await assign('nobody')).json()).toMatchObject({ errors: [{ field: 'ownerId' }] });
    await assign(null);
    expect(await list({ owner: 'none' })).toHaveLength(1);
  });

  test('exceptions of another brand are neither seen, assigned nor waived', async () => {
    await load(filesOf({ settlements: [settled({ licenceId: 'elm-mga' })] }, { brand: 'elm' }));
    expect(await list()).toEqual([]);
    const [one] = await list({}, admin);
    expect(one).toMatchObject({ brandId: 'elm' });

    expect((await waive([one!.id])).statusCode).toBe(404);
    const body = { ids: [one!.id], ownerId: 'u_reporter' };
    expect((await reporter('POST', '/api/DataExceptions/assign', { body })).statusCode).toBe(404);
    expect((await admin('POST', '/api/DataExceptions/assign', { body })).json()).toMatchObject({
      errors: [{ field: 'ownerId', code: 'NOT_ALLOWED' }],
    });
  });

  test('check-data finds what no load has looked at, and ends what is gone', async () => {
    const run = (args: string[] = [], stopped = new Promise<void>(() => undefined)) => {
      const lines: string[] = [];
      const progress: string[] = [];
      const around = {
        ...{ store: app.store, stopped, now },
        print: (line: string) => void lines.push(line),
        printError: (line: string) => void progress.push(line),
      };
      return actForAllBrands(async () => ({
        code: await runCheckDataCommand(args, around),
        lines,
        progress,
      }));
    };
    await load(filesOf({ bets: [givenBet({ recordId: 'b2' })] }));
    await load(filesOf(lostPays, { seq: 2 }));
    expect(await run(['--brand', 'elm'])).toMatchObject({ code: 0 });
    await actForAllBrands(async () => {
      await app.store.query('delete from data_exception');
      await changeFacts(app.store, `update bet set currency = 'USD' where record_id = 'b2'`);
    });

    expect(await run()).toMatchObject({
      code: 1,
      lines: [
        'oak: 1 record breaks BRAND_CURRENCY (A record is in the currency of its licence, or of its brand), such as bet b2',
        'oak: 1 record breaks LOST_PAYS_NOTHING (A losing bet has no payout), such as settlement s1',
      ],
      progress: ['oak, 2026-03-10 to 2026-03-10: 2 exceptions'],
    });
    expect(await named()).toEqual(['BRAND_CURRENCY bet b2 OPEN', 'LOST_PAYS_NOTHING settlement s1 OPEN']);
    await actForAllBrands(() =>
      changeFacts(app.store, `update bet set currency = 'EUR' where record_id = 'b2'`),
    );
    await run();
    expect(await named()).toEqual(['BRAND_CURRENCY bet b2 GONE', 'LOST_PAYS_NOTHING settlement s1 OPEN']);
    await expect(run([], Promise.resolve())).rejects.toThrow('Stopped');
    await expect(run(['--brand', 'nobody'])).rejects.toThrow('There is no brand nobody.');
  });

  test('a file in the place of another ends what only the old one had', async () => {
    await load(filesOf({ bets: [givenBet()] }));
    await load(filesOf({ settlements: [settled({ payoutCash: '5.00' })] }));
    expect(await named()).toEqual(['LOST_PAYS_NOTHING settlement s1 OPEN']);
    const [body] = filesOf({ settlements: [settled({ recordId: 's9' })] });
    const { batchId } = (await list())[0]!.record;

    const replaced = await reporter('POST', `/api/LoadData/${batchId}/supersede`, { body, headers });

    expect(replaced.statusCode).toBe(200);
    expect(await named()).toEqual(['LOST_PAYS_NOTHING settlement s1 GONE']);
  });

  test.each([
    ['a payout on a lost bet', lostPays, 'A losing bet has no payout'],
    ['a void after a loss', voidAfterLoss, 'A void or cancelled bet has no other settlement'],
  ])('nothing is handed over on %s until two people have waived it', async (_words, book, law) => {
    await load(filesOf(book));
    const handOver = async () => {
      const body = { type: 'ONLINE_DAILY', period, basis: 'SETTLED', fields: ['day', 'ggr'] };
      const simulated = await reporter('POST', '/api/OnlineReports/simulation', { brand: 'oak', body });
      const { simulationId } = simulated.json<{ simulationId: string }>();
      const keep = { brand: 'oak', body: { simulationId } };
      const { id } = (await reporter('POST', '/api/DoubleConfirmation/prepare', keep)).json<{ id: string }>();
      return reporter('POST', `/api/DoubleConfirmation/${id}/submit`, { brand: 'oak' });
    };

    expect((await handOver()).json()).toMatchObject({
      status: 422,
      code: 'INVARIANT_FAILED',
      detail: expect.stringContaining(law),
    });
    const waived = await waive((await list()).map(({ id }) => id));
    await confirm(waived.json<ChangeDetail>().id);

    const handed = (await handOver()).json<ConfirmationItem>();
    expect(handed).toMatchObject({ report: { state: 'PENDING_CONFIRMATION' } });
    await reporter('POST', `/api/DoubleConfirmation/${handed.report.id}/withdraw`, {
      brand: 'oak',
      body: {},
    });
  });
});
