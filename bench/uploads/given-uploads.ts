import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const columns =
  'recordId,recordVersion,acceptedAt,vertical,productId,licenceId,branchId,terminalId,cashierId,playerRef,playerCountry,device,currency,stakeCash,stakeBonus,legs,rounds,oddsTotal';

/** A file to upload, and how it is answered. */
export interface GivenUpload {
  readonly title: string;
  readonly path: string;
  readonly state: string;
  readonly rejected: number;
  /** Of the release before it was read as a stream, on the same machine. */
  readonly before: { readonly seconds: number; readonly silentMs: number; readonly grownMb: number };
}

/** Writes the three files that stopped the server, each a little under the largest that is taken (64 MB). */
export async function givenUploads(folder: string): Promise<readonly GivenUpload[]> {
  const write = async (
    name: string,
    seq: number,
    rows: { count: number; amount: string; make: (n: number) => string },
  ) => {
    const path = join(folder, name);
    await pipeline(Readable.from(pieces(seq, rows)), createWriteStream(path));
    return path;
  };
  return [
    {
      title: '60 MB of quotes',
      path: await write('quotes.csv', 1, {
        count: 60,
        amount: '0',
        make: () => `${'"'.repeat(1024 * 1024 - 1)}\n`,
      }),
      state: 'REJECTED',
      rejected: 60,
      before: { seconds: 7.3, silentMs: 6716, grownMb: 2029 },
    },
    {
      title: '1,400,000 bad rows',
      path: await write('bad.csv', 2, {
        count: 1_400_000,
        amount: '0',
        make: (n) => `bad-${n},1,no time,,,,,,,,,,,,,,,\n`,
      }),
      state: 'REJECTED',
      rejected: 1_400_000,
      before: { seconds: 10.4, silentMs: 3827, grownMb: 1445 },
    },
    {
      title: '300,000 right rows',
      path: await write('right.csv', 3, {
        count: 300_000,
        amount: '3000000',
        make: (n) =>
          `bet-${n},1,2026-03-10T12:15:00Z,SPORTS_PREMATCH,football,oak-mga,,,,p-${n % 5000},MT,MOBILE,EUR,10.00,0,1,1,\n`,
      }),
      state: 'LOADED',
      rejected: 0,
      before: { seconds: 3.4, silentMs: 704, grownMb: 484 },
    },
    {
      title: '600,000 right rows',
      path: await write('largest.csv', 4, {
        count: 600_000,
        amount: '6000000',
        make: (n) =>
          `large-${n},1,2026-03-10T12:15:00Z,SPORTS_PREMATCH,football,oak-mga,,,,p-${n % 5000},MT,MOBILE,EUR,10.00,0,1,1,\n`,
      }),
      state: 'LOADED',
      rejected: 0,
      before: { seconds: 28.9, silentMs: 3769, grownMb: 865 },
    },
  ];
}

function* pieces(
  seq: number,
  { count, amount, make }: { count: number; amount: string; make: (n: number) => string },
): Iterable<string> {
  const head = {
    ...{ format: 'tallyhouse-load/1', brand: 'oak', source: 'pam-1', channel: 'ONLINE', kind: 'BETS', seq },
    ...{ periodFrom: '2026-03-10T12:00:00Z', periodTo: '2026-03-10T13:00:00Z', count, amount },
  };
  yield [...Object.entries(head).map(([key, value]) => `# ${key}: ${value}`), columns, ''].join('\n');
  for (let first = 0; first < count; first += 1000) {
    yield Array.from({ length: Math.min(1000, count - first) }, (_, n) => make(first + n)).join('');
  }
}
