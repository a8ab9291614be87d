import { ingestFiles } from '../../facts/loads/ingest';
import { loadReferenceData } from '../../facts/loads/reference-data';
import { givenBet, givenFile, oakReference } from '../../facts/loads/testing/given-load';
import type { Store } from '../../store/store';
import { bothEngines } from '../../store/testing/on-engines';
import { differingSums } from '../daily-sums/rebuild-daily-sums';
import { emptyBook } from '../testing/empty-book';

describe.each(bothEngines())('what is kept of tickets in %s', (_engine, open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
    await loadReferenceData(store, oakReference);
  });
  afterAll(() => store.close());

  const betId = { SETTLEMENTS: 's1', PAYMENTS: 'p1', BETS: 'b1' };

  test.each(['SETTLEMENTS', 'PAYMENTS'] as const)(
    'a correction by which %s are of another ticket leaves nothing with the former one',
    async (kind) => {
      await emptyBook(store);
      const record = (recordId: string, more: Record<string, string> = {}) =>
        givenBet({
          ...{
            recordId,
            settledAt: '2026-03-10T12:20:00Z',
            paidAt: '2026-03-10T12:25:00Z',
            betRecordId: 'b1',
          },
          ...{ result: 'WON', payoutCash: '30.00', payoutBonus: '0' },
          ...{ kind: 'WINNINGS', method: 'WALLET', gross: '30.00', withholding: '0', net: '30.00' },
          ...more,
        });
      const bets = [record('b1'), record('b2', { stakeCash: '1.00' })];
      await ingestFiles(store, [
        givenFile({ kind: 'BETS', records: bets }),
        givenFile({ kind: 'SETTLEMENTS', records: [record('s1')] }),
        givenFile({ kind: 'PAYMENTS', records: [record('p1')] }),
      ]);
      const moved = record(betId[kind], { recordVersion: '2', betRecordId: 'b2' });

      await ingestFiles(store, [
        givenFile({ kind, seq: 2, loadedAt: '2026-03-10T14:05:00Z', records: [moved] }),
      ]);

      expect(await differingSums(store)).toEqual([]);
    },
  );

  test.each([
    ['a ticket that is not odd', `insert into odd_ticket values ('oak', 'pam-1', 'b2', null)`, 'odd_ticket'],
    ['winnings that nobody was paid', `delete from payment where record_id = 'p1'`, 'paid_winnings'],
    [
      'another instant of a day',
      `update winnings_day set changed_at = changed_at - interval '1 hour'`,
      'winnings_day',
    ],
    ['a day that is gone', 'delete from winnings_day', 'winnings_day'],
  ])('%s is found, in whichever part of the tickets it is', async (_what, sql, named) => {
    await emptyBook(store);
    const bets = ['b1', 'b2', 'b3'].map((recordId) => givenBet({ recordId }));
    const paid = { kind: 'WINNINGS', method: 'WALLET', gross: '9.00', withholding: '0', net: '9.00' };
    const times = { settledAt: '2026-03-10T12:20:00Z', paidAt: '2026-03-10T12:25:00Z' };
    const won = { ...times, ...paid, betRecordId: 'b1', result: 'WON', payoutCash: '9.00', payoutBonus: '0' };
    await ingestFiles(store, [
      givenFile({ kind: 'BETS', records: bets }),
      givenFile({ kind: 'SETTLEMENTS', records: [givenBet({ ...won, recordId: 's1' })] }),
      givenFile({ kind: 'PAYMENTS', records: [givenBet({ ...won, recordId: 'p1' })] }),
    ]);
    const differing = async (ticketsAtOnce: number) =>
      (await differingSums(store, undefined, { ticketsAtOnce })).flatMap(({ columns }) => columns);
    expect(await differing(1 / 7)).toEqual([]);

    await store.query(sql);

    expect(await differing(1 / 7)).toContain(named);
    expect(await differing(100)).toContain(named);
  });
});
