import type { PoolClient } from 'pg';
import { actForBrands } from './brand-scope';
import { inScope, scopedTransaction } from './postgres-scope';

/** A connection that writes down what it is sent, and refuses `refused`. */
function givenClient(refused = 'nothing') {
  const sent: string[] = [];
  const query = (sql: string) => {
    sent.push(sql);
    return sql === refused ? Promise.reject(new Error(`${sql} is refused`)) : Promise.resolve({ rows: [] });
  };
  return { sent, client: { query } as unknown as PoolClient };
}

const told = (brands: string) => `set local tallyhouse.brands = '${brands}'`;

describe('on a cluster, whose workers know only what a transaction is told', () => {
  test('each statement is a transaction that begins with its scope', async () => {
    const { client, sent } = givenClient();
    const ask = (sql: string) => inScope({ client, isCluster: true }, () => client.query(sql));

    await Promise.all([actForBrands(["o'ak"], () => ask('one')), actForBrands(['elm'], () => ask('two'))]);

    expect(sent).toEqual([
      ...['begin', told(`{"o''ak"}`), 'one', 'commit'],
      ...['begin', told('{"elm"}'), 'two', 'commit'],
    ]);
  });

  test('one that fails is rolled back, and the next one is told anew', async () => {
    const { client, sent } = givenClient('bad');
    const ask = (sql: string) =>
      actForBrands(['elm'], () => inScope({ client, isCluster: true }, () => client.query(sql)));

    await expect(ask('bad')).rejects.toThrow('bad is refused');
    await ask('good');

    const scope = told('{"elm"}');
    expect(sent).toEqual(['begin', scope, 'bad', 'rollback', 'begin', scope, 'good', 'commit']);
  });

  test('a transaction is told once for each scope in it', async () => {
    const { client, sent } = givenClient();
    const ask = (sql: string) => inScope({ client, isCluster: true }, () => client.query(sql));

    await actForBrands(['elm'], () =>
      scopedTransaction(client, async () => {
        await ask('one');
        await ask('two');
        await actForBrands(['oak'], () => ask('three'));
      }),
    );

    expect(sent).toEqual([...['begin', told('{"elm"}'), 'one', 'two', told('{"oak"}'), 'three', 'commit']]);
  });
});
