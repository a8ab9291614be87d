import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { DuckDBInstance } from '@duckdb/node-api';
import { quoteLiteral } from './inline-params';

/**
 * Writes a data file, which nobody has open, anew: what was deleted or changed in it before is in no page any more. It
 * takes the room of the file once more meanwhile. Stopped in its midst, the file is as it was.
 */
export async function writeFileAnew(path: string): Promise<void> {
  // What a log beside it holds is not in the file yet, and would be taken for part of the new one.
  if (existsSync(`${path}.wal`)) return;
  const fresh = `${path}.anew`;
  await rm(fresh, { force: true });
  try {
    await copyTo(fresh, path);
    await rename(fresh, path);
  } finally {
    for (const file of [fresh, `${fresh}.wal`]) await rm(file, { force: true });
  }
}

async function copyTo(fresh: string, path: string): Promise<void> {
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  try {
    await connection.run(`attach ${quoteLiteral(path)} as before (read_only)`);
    await connection.run(`attach ${quoteLiteral(fresh)} as fresh`);
    await connection.run('copy from database before to fresh');
    await connection.run('checkpoint fresh');
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}
