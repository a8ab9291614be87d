import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killAgainAndAgain } from './kill-server';

test('what a server acknowledged is there once after it was killed, again and again', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tallyhouse-ledger-'));
  try {
    const { faults, acknowledged } = await killAgainAndAgain({ kills: 5, dataDir, seed: 1 });

    expect(faults).toEqual([]);
    expect(acknowledged).toBeGreaterThan(10);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
