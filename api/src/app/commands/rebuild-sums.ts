import { parseArgs } from 'node:util';
import { differingSums, rebuildDailySums, type KeptPart } from '../../figures/daily-sums/rebuild-daily-sums';
import type { Store } from '../../store/store';

const usage = `Usage: rebuild-sums [OPTIONS]

Sums every bet, settlement, payment and jackpot movement by day, and looks at every ticket and player, anew. Loading, and the
server soon after, keep all of it; only who changed the store by hand, or is told by --check that they differ, needs this. The embedded store needs the server stopped; over PostgreSQL
servers may run, and loads wait.
  --check        compare the sums with the facts and change nothing`;

const words: Readonly<Record<KeptPart, string>> = {
  DAYS: 'Comparing the sums of each day with its facts …',
  TICKETS: 'Comparing what is kept of tickets …',
  PLAYERS: 'Comparing what is kept of players …',
};

interface RebuildSurroundings {
  readonly store: Store;
  readonly print: (line: string) => void;
}

/** Runs `rebuild-sums`. 0: what is kept is that of the facts; 1: `--check` found some that are not. */
export async function runRebuildSumsCommand(
  args: readonly string[],
  { store, print }: RebuildSurroundings,
): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { check: { type: 'boolean' }, help: { type: 'boolean' } },
  });
  if (values.help === true) {
    print(usage);
    return 0;
  }
  if (values.check !== true) {
    await rebuildDailySums(store, ({ brandId, table, done, of }) =>
      print(`${String(Math.floor((done / of) * 100)).padStart(3)} %  ${brandId}: ${table}`),
    );
  }
  const differing = await differingSums(store, (part, done, of) => {
    if (done === 0) print(words[part]);
    else if (of > 1) print(`${String(Math.floor((done / of) * 100)).padStart(3)} %`);
  });
  for (const { brandId, day, columns } of differing)
    print(`${brandId} ${day ?? 'every day'}: ${columns.join(', ')}`);
  print(
    differing.length === 0
      ? 'What is kept of every day, ticket and player is what its facts come to.'
      : 'This is not what the facts come to. Put it right with: rebuild-sums',
  );
  return differing.length === 0 ? 0 : 1;
}
