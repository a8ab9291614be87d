/** What a writer asked for and what it was told. */
export interface Entry {
  readonly kind: WriteKind;
  /** Names the write in the store; no two writes share one. */
  readonly name: string;
  /** Whether the server said that it is done. */
  isAcknowledged: boolean;
}

export type WriteKind = 'filter' | 'report' | 'bet';

const kinds: readonly WriteKind[] = ['filter', 'bet', 'report'];

interface Target {
  /** Where the server is now; undefined while there is none. */
  address(): string | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

/** Writers that write all the time, one write after the other, and note each. Killing the server is their weather. */
export interface Writers {
  readonly entries: readonly Entry[];
  /** Writes that got a refusal, which nobody should: what the server said. */
  readonly refusals: readonly string[];
  stop(): Promise<void>;
}

/** Starts `count` writers. Each repeats a write once under the same key when its answer was lost, as the client does. */
export function startWriters(count: number, target: Target): Writers {
  const entries: Entry[] = [];
  const refusals: string[] = [];
  let isStopped = false;

  async function write(writer: number): Promise<void> {
    for (let turn = 1; !isStopped; turn += 1) {
      await untilThereIsOne(target);
      const kind = kinds[turn % kinds.length] ?? 'filter';
      const entry: Entry = { kind, name: `w${writer}-${turn}`, isAcknowledged: false };
      entries.push(entry);
      for (let attempt = 0; attempt < 2 && !entry.isAcknowledged; attempt += 1) {
        const answer = await attemptOf(entry, { ...target, writer, turn });
        if (answer === 'lost') continue;
        if (answer === undefined) entry.isAcknowledged = true;
        else if (!isExpected(answer)) refusals.push(`${kind} ${entry.name}: ${answer}`);
        if (answer !== undefined) break;
      }
    }
  }

  const done = Promise.all(Array.from({ length: count }, (_, index) => write(index + 1)));
  return {
    entries,
    refusals,
    async stop() {
      isStopped = true;
      await done;
    },
  };
}

async function untilThereIsOne({ address }: Target): Promise<void> {
  while (address() === undefined) await new Promise((resolve) => setTimeout(resolve, 20));
}

interface Attempt extends Target {
  readonly writer: number;
  readonly turn: number;
}

/** Undefined: acknowledged. `lost`: no answer. Else what the server refused it with. */
async function attemptOf(entry: Entry, attempt: Attempt): Promise<string | undefined> {
  await untilThereIsOne(attempt);
  const { path, type, body } = requestOf(entry, attempt);
  try {
    const answer = await fetch(`${attempt.address() ?? ''}${path}`, {
      method: 'POST',
      headers: { ...attempt.headers, 'content-type': type, 'idempotency-key': entry.name },
      body,
    });
    const text = await answer.text();
    // A file is answered with 200 whatever became of it.
    const isDone = answer.ok && (entry.kind !== 'bet' || /"state":"(LOADED|DUPLICATE)"/.test(text));
    return isDone ? undefined : `${answer.status} ${text.slice(0, 700)}`;
  } catch {
    return 'lost';
  }
}

/**
 * What a server may say that was killed in the midst of this write, or whose store was: that the first attempt is still
 * noted as under way, that the store does not answer, or that the name is taken by the attempt whose answer was lost.
 */
function isExpected(answer: string): boolean {
  return /^409 .*(IDEMPOTENCY_RUNNING|NAME_TAKEN)|^503 /.test(answer);
}

function requestOf({ kind, name }: Entry, { writer, turn }: Attempt) {
  const json = (path: string, body: unknown) => ({
    path,
    type: 'application/json',
    body: JSON.stringify(body),
  });
  switch (kind) {
    case 'filter':
      return json('/api/RetailReports/createFilter', {
        name,
        shared: false,
        criteria: { all: [{ field: 'region', op: 'eq', value: 'North' }] },
      });
    case 'report':
      return json('/api/DoubleConfirmation/prepare', { simulationId: simulationOf(name) });
    case 'bet':
      return { path: '/api/LoadData/batches', type: 'text/csv', body: betFile(name, { writer, turn }) };
  }
}

/** Id of the simulation that the write of that name keeps as a report. */
export function simulationOf(name: string): string {
  return `sim_${name}`;
}

const columns =
  'recordId,recordVersion,acceptedAt,vertical,productId,licenceId,branchId,terminalId,cashierId,playerRef,playerCountry,device,currency,stakeCash,stakeBonus,legs,rounds,oddsTotal';

/** A file with one bet, of the writer's own source. */
function betFile(name: string, { writer, turn }: { writer: number; turn: number }): string {
  return [
    '# format: tallyhouse-load/1',
    '# brand: alder',
    `# source: source-${writer}`,
    '# channel: ONLINE',
    '# kind: BETS',
    `# seq: ${turn}`,
    '# periodFrom: 2026-03-15T08:00:00Z',
    '# periodTo: 2026-03-15T09:00:00Z',
    '# count: 1',
    '# amount: 10.00',
    columns,
    `${name},1,2026-03-15T08:30:00Z,SPORTS_PREMATCH,p1,lic_alder,,,,,MT,MOBILE,TZS,10.00,0,1,1,2.5`,
    '',
  ].join('\n');
}
