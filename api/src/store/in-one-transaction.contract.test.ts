import { verifyAudit } from '../house/audit/verify-audit';
import { appendAuditEvent } from './audit-trail/append-audit-event';
import { auditTogether } from './audit-trail/audit-book';
import { actForBrands } from './brand-scope';
import { inOneTransaction } from './in-one-transaction';
import type { Queryable, Store } from './store';
import { recordingStore } from './testing/recording-store';
import { bothEngines } from './testing/on-engines';

describe.each(bothEngines())('many transactions in one, on %s', (_engine, open) => {
  let store: Store;

  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  const name = (tx: Queryable, id: string, text: string) =>
    tx.query(`insert into legal_entity (id, name, country) values ($1, $2, 'TZ')`, [id, text]);
  const names = async (tx: Queryable) =>
    (await tx.query<{ name: string }>('select name as "name" from legal_entity order by name')).map(
      (row) => row.name,
    );

  test('is there as a whole, and each part sees what those before it wrote', async () => {
    const seen = await inOneTransaction(store, async (whole) => {
      await whole.tx((tx) => name(tx, 'one', 'First'));
      const before = await names(whole);
      await whole.tx((tx) => name(tx, 'two', 'Second'));
      return [before, await names(whole), await names(store)];
    });

    expect(seen).toEqual([['First'], ['First', 'Second'], []]);
    expect(await names(store)).toEqual(['First', 'Second']);
  });

  test('says of itself and of its parts that nothing can follow a statement that failed', async () => {
    const parts = await inOneTransaction(store, async (whole) => [
      whole.isTransaction,
      await whole.tx((tx) => Promise.resolve(tx.isTransaction)),
    ]);

    expect([store.isTransaction, ...parts]).toEqual([false, true, true]);
  });

  test('fails as a whole after a part that had written something and failed, also where that was caught', async () => {
    const failing = async (tx: Queryable) => {
      await name(tx, 'one', 'First');
      throw new Error('changed its mind');
    };

    await expect(
      inOneTransaction(store, (whole) => whole.tx(failing).catch(() => undefined)),
    ).rejects.toThrow('A part that had written something failed.');
    expect(await names(store)).toEqual([]);
  });

  test('goes on after a part that failed before it wrote anything', async () => {
    await inOneTransaction(store, async (whole) => {
      await whole.tx(() => Promise.reject(new Error('refused'))).catch(() => undefined);
      await whole.tx((tx) => name(tx, 'one', 'First'));
    });

    expect(await names(store)).toEqual(['First']);
  });

  test('asks the store once what is asked again, until its table is written to or others may be seen', async () => {
    const recorded = recordingStore(store);
    await inOneTransaction(recorded, async (whole) => {
      const asked = async () => {
        await names(whole);
        return recorded.take().filter(({ sql }) => sql.startsWith('select name')).length;
      };
      expect([await asked(), await asked()]).toEqual([1, 0]);
      await whole.tx((tx) => tx.query('update audit_head set hash = hash'));
      expect(await asked()).toBe(0);
      expect(await actForBrands(['elm'], asked)).toBe(1);
      await whole.tx((tx) => name(tx, 'one', 'First'));
      expect([await asked(), await names(whole)]).toEqual([1, ['First']]);
    });
  });

  test('forgets a question by each of its tables, however they are joined', async () => {
    await inOneTransaction(store, async (whole) => {
      const pairs = () => whole.query('select e.id from audit_head h, legal_entity e where h.seq = h.seq');
      expect(await pairs()).toEqual([]);
      await whole.tx((tx) => name(tx, 'one', 'First'));
      expect(await pairs()).toEqual([{ id: 'one' }]);
    });
  });

  test('does each time what a question that reads no table is asked for', async () => {
    const recorded = recordingStore(store);
    await inOneTransaction(recorded, async (whole) => {
      await whole.query('select 1 as "one"');
      await whole.query('select 1 as "one"');
    });
    expect(recorded.take().filter(({ sql }) => sql.startsWith('select 1'))).toHaveLength(2);
  });

  test('rows from memory are the asker’s own', async () => {
    await inOneTransaction(store, async (whole) => {
      await whole.tx((tx) => name(tx, 'one', 'First'));
      const ask = () => whole.query<{ name: string }>('select name as "name" from legal_entity');
      for (const rows of [await ask(), await ask()]) {
        for (const row of rows) row.name = 'Changed';
        rows.length = 0;
      }
      expect(await ask()).toEqual([{ name: 'First' }]);
    });
  });

  test('events of the audit that are written together are links of the one chain', async () => {
    const at = new Date('2026-03-15T10:00:00Z');
    const happen = (tx: Queryable, id: string, said: string) =>
      appendAuditEvent(tx, {
        ...{ at, action: 'LOGIN' },
        ...{ object: { kind: 'user', id }, detail: { said } },
      } as const);
    await store.tx((tx) => happen(tx, 'u_1', 'before'));
    await inOneTransaction(store, (whole) =>
      auditTogether(whole, async () => {
        expect(await whole.tx((tx) => happen(tx, 'u_2', 'with "quotes", a comma\nand a line'))).toEqual({
          seq: 2,
        });
        expect(await whole.tx((tx) => happen(tx, '', ''))).toEqual({ seq: 3 });
      }),
    );
    await inOneTransaction(store, (whole) => auditTogether(whole, () => Promise.resolve()));
    expect(await store.tx((tx) => happen(tx, 'u_4', 'after'))).toEqual({ seq: 4 });

    expect(await verifyAudit(store)).toMatchObject({ rows: 4, faults: [] });
  });
});
