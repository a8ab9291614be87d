import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const dayMs = 86_400_000;
const monthStart = (monthsAgo: number) => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, 1)).getTime();
};

/** The month before this one, in UTC. */
export const lastMonth = {
  from: new Date(monthStart(1)).toISOString().slice(0, 10),
  to: new Date(monthStart(0) - dayMs).toISOString().slice(0, 10),
};

/** Two spins at a Tanzanian internet casino: staked 150,000, won 20,000, so revenue 130,000 and tax 25 % of it. */
const play = { vertical: 'CASINO_SLOTS', productId: 'spin-1', licenceId: 'TZ-IC', currency: 'TZS' };
const bet = {
  ...play,
  recordVersion: '1',
  playerRef: 'p-1',
  playerCountry: 'TZ',
  device: 'MOBILE',
  stakeBonus: '0',
  rounds: '1',
};
const { playerRef: _player, ...settled } = { ...bet, payoutBonus: '0' };
const at = (minute: number) => new Date(monthStart(1) + 14 * dayMs + minute * 60_000).toISOString();
const bets = [
  { ...bet, recordId: 'b1', acceptedAt: at(600), stakeCash: '100000', legs: '1' },
  { ...bet, recordId: 'b2', acceptedAt: at(610), stakeCash: '50000', legs: '1' },
];
const settlements = [
  {
    ...settled,
    recordId: 's1',
    betRecordId: 'b1',
    settledAt: at(601),
    result: 'LOST',
    stakeCash: '100000',
    payoutCash: '0',
  },
  {
    ...settled,
    recordId: 's2',
    betRecordId: 'b2',
    settledAt: at(611),
    result: 'WON',
    stakeCash: '50000',
    payoutCash: '20000',
  },
];

const payments = [
  {
    ...play,
    ...{ recordId: 'p1', recordVersion: '1', betRecordId: 'b2', kind: 'WINNINGS', method: 'WALLET' },
    ...{
      paidAt: at(612),
      playerCountry: 'TZ',
      device: 'MOBILE',
      gross: '20000',
      withholding: '0',
      net: '20000',
    },
  },
];

/** Writes the reference data and load files of a brand with one licence and one month into `folder`; gives their paths. */
export async function writeFirstBooks(folder: string): Promise<string[]> {
  const reference = {
    format: 'tallyhouse-reference/1',
    brands: [
      {
        ...{ id: 'baobab', name: 'Baobab', country: 'TZ', currency: 'TZS', channels: ['ONLINE'] },
        ...{ zone: 'Africa/Dar_es_Salaam', cutoff: '00:00' },
        licences: [
          {
            ...{ id: 'TZ-IC', authority: 'GBT', number: 'IC/2024/0001', validFrom: '2024-01-01' },
            products: ['CASINO_SLOTS'],
          },
        ],
        products: [{ id: 'spin-1', name: 'First Spin', vertical: 'CASINO_SLOTS', provider: 'House' }],
        sources: [{ id: 'platform', channel: 'ONLINE', name: 'Online platform' }],
      },
    ],
  };
  const texts = {
    'reference.json': JSON.stringify(reference),
    'bets.ndjson': loadFile('BETS', '150000', bets),
    'settlements.ndjson': loadFile('SETTLEMENTS', '150000', settlements),
    'payments.ndjson': loadFile('PAYMENTS', '20000', payments),
  };
  const paths = Object.entries(texts).map(([name, text]) => ({ path: join(folder, name), text }));
  await mkdir(folder, { recursive: true });
  await Promise.all(paths.map(({ path, text }) => writeFile(path, text)));
  return paths.map(({ path }) => path);
}

function loadFile(kind: string, amount: string, records: readonly object[]): string {
  const header = {
    ...{ format: 'tallyhouse-load/1', brand: 'baobab', source: 'platform', channel: 'ONLINE', kind, seq: 1 },
    ...{
      periodFrom: new Date(monthStart(1) - dayMs).toISOString(),
      periodTo: new Date(monthStart(0)).toISOString(),
    },
    ...{ count: records.length, amount },
  };
  return [header, ...records].map((line) => `${JSON.stringify(line)}\n`).join('');
}
