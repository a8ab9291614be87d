import { parseArgs } from 'node:util';
import { distributeStore } from '../../store/distribution/distribute-store';
import type { Store } from '../../store/store';
import { UsageError } from '../../platform/config/usage-error';

const usage = `Usage: distribute [OPTIONS]

Spreads bets, settlements and payments over the workers of a Citus cluster, by ticket, and gives each worker what they are
joined with. Stop the servers before and start them after. Safe to run again: what is done stays as it is.
  --shards N     parts that each of the three tables is made of, 1 to 512 (32); two to four for each processor of a worker`;

interface DatabasePlace {
  readonly databaseUrl?: string | undefined;
  readonly databaseOwnerUrl?: string | undefined;
}

/** The same database as the owner of its schema, where that is another role. */
export function asOwner<T extends DatabasePlace>(place: T): T {
  return { ...place, databaseUrl: place.databaseOwnerUrl ?? place.databaseUrl, databaseOwnerUrl: undefined };
}

interface DistributeSurroundings {
  /** Of the schema's owner. */
  readonly owner: Store;
  readonly print: (line: string) => void;
}

/** Runs `distribute`. Errors: `UsageError`, and those of `distributeStore`. */
export async function runDistributeCommand(
  args: readonly string[],
  { owner, print }: DistributeSurroundings,
): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { shards: { type: 'string', default: '32' }, help: { type: 'boolean' } },
  });
  if (values.help === true) {
    print(usage);
    return 0;
  }
  if (!/^[1-9]\d{0,2}$/.test(values.shards) || Number(values.shards) > 512)
    throw new UsageError(`--shards is a number from 1 to 512.\n\n${usage}`);
  await distributeStore(owner, {
    shards: Number(values.shards),
    onStep: ({ table, wasDone, done, of }) =>
      print(
        `${String(Math.floor((done / of) * 100)).padStart(3)} %  ${table}${wasDone ? ' (done before)' : ''}`,
      ),
  });
  print('Facts lie on the workers, by ticket. Start the servers.');
  return 0;
}
