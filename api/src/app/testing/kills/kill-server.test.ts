import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { depth } from '../depth';
import { killAgainAndAgain } from './kill-server';

test('what a server acknowledged is there once after it was killed, again and again', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tallyhouse-ledger-'));
  try {
    const { faults, acknowledged } = await killAgainAndAgain({
      kills: depth({ quick: 1, deep: 5 }),
      dataDir,
      seed: 1,
    });

    expect(faults).toEqual([]);
    expect(acknowledged).toBeGreaterThan(depth({ quick: 0, deep: 10 }));
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
