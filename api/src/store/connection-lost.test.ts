import { Pool } from 'pg';
import { isConnectionLost } from './connection-lost';
import { startPostgres } from './testing/start-postgres';

test('a database that dies under a statement, and one that is not there, are told from a wrong statement', async () => {
  const database = await startPostgres();
  const pool = new Pool({ connectionString: database.url, max: 1 });
  pool.on('error', () => undefined);
  try {
    const wrong: unknown = await pool.query('select nothing').catch((error: unknown) => error);
    const client = await pool.connect();
    client.on('error', () => undefined);
    const died = client.query('select pg_sleep(20)').catch((error: unknown) => error);
    const restarted = database.killAndRestart();
    const cut = await died;
    client.release(true);
    await restarted;
    await database.stop();
    const absent: unknown = await pool.query('select 1').catch((error: unknown) => error);

    expect([wrong, cut, absent].map(isConnectionLost)).toEqual([false, true, true]);
    expect(isConnectionLost(new Error('outer', { cause: cut }))).toBe(true);
  } finally {
    await pool.end();
    await database.stop();
  }
});

test('a worker that dies under a statement of its cluster is told from a wrong statement by the words of Citus', () => {
  const died = Object.assign(new Error('failure on connection marked as essential: worker-1:5432'), {
    code: 'XX000',
  });

  expect(isConnectionLost(died)).toBe(true);
});
