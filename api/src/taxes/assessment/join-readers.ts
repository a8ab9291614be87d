import Big from 'big.js';
import type { FactReader } from './fact-reader';
import type { ChargedList } from './queries/list-charged';

/** Reads the facts of several brands of one company as those of one; `readers` are of the same store and instant. */
export function joinReaders(readers: readonly FactReader[]): FactReader {
  const [first, ...more] = readers;
  if (first === undefined) throw new RangeError('there is no brand to read the facts of');
  if (more.length === 0) return first;
  const all = async <T>(read: (reader: FactReader) => Promise<readonly T[]>): Promise<T[]> =>
    (await Promise.all(readers.map(read))).flat();
  return {
    ...first,
    subjects: readers.flatMap(({ subjects }) => subjects),
    sums: (key, rule, grain) => all((reader) => reader.sums(key, rule, grain)),
    tickets: (key, rule, grain) => all((reader) => reader.tickets(key, rule, grain)),
    machines: (key, period) => all((reader) => reader.machines(key, period)),
    async register(key, rule, part) {
      let joined: ChargedList | null = null;
      for (const reader of readers) {
        const before: number = joined?.count ?? 0;
        const taken: number = joined?.rows.length ?? 0;
        const offset = Math.max(0, part.offset - before);
        const found = await reader.register(key, rule, { ...part, offset, limit: part.limit - taken });
        if (found !== null) joined = joined === null ? found : withMore(joined, found);
      }
      return joined;
    },
  };
}

function withMore(one: ChargedList, other: ChargedList): ChargedList {
  const sum = (pick: (list: ChargedList) => string) => new Big(pick(one)).plus(pick(other)).toFixed();
  return {
    rows: [...one.rows, ...other.rows],
    count: one.count + other.count,
    gross: sum(({ gross }) => gross),
    base: sum(({ base }) => base),
    exact: sum(({ exact }) => exact),
    rounded: sum(({ rounded }) => rounded),
  };
}
