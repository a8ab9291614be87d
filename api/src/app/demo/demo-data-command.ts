import { parseArgs } from 'node:util';
import { CommandError, UsageError } from '../../platform/config/usage-error';
import type { StoreOptions } from '../../store/open-store';
import { buildDemoStore, describeOccupant, findOccupant } from './build-demo-store';
import { compareWithTruth } from './compare-with-truth';
import { createProgressPrinter } from './demo-progress';
import type { DemoTruth } from './demo-book';
import { defaultDemoOptions, type DemoOptions } from './demo-options';
import { findViolations } from '../../facts/laws/find-violations';
import { writeDemoFiles } from './write-demo-files';
import type { Store } from '../../store/store';

const usage = `Usage: demo-data [OPTIONS]

Makes an invented book of five brands and loads it through the load pipeline into an empty store.
  --bets N       bets to aim for (100000)
  --seed TEXT    the same seed, size and days give the same book (1)
  --months N     full months, the last full one included (13)
  --from DAY     first gaming day, instead of --months
  --until DAY    last gaming day (the last complete one)
  --files DIR    write load files and reference data there, the truth beside it; leave the store alone
  --check        afterwards prove the invariants and the truth file against the store
  --if-empty     leave a store alone that holds anything, and say so
  --force        replace demo data that is there; data that is not demo data is never replaced`;

export interface DemoDataSurroundings {
  /** Where the store is. */
  readonly place: StoreOptions;
  readonly print: (line: string) => void;
  /** Resolves when the program is asked to stop. */
  readonly stopped: Promise<void>;
  readonly now: () => Date;
}

/**
 * Runs `demo-data` and gives the exit code: 1 when a check fails or the work is stopped.
 *
 * Errors: `UsageError` for wrong options, `CommandError` when the place is taken.
 */
export async function runDemoDataCommand(
  args: readonly string[],
  surroundings: DemoDataSurroundings,
): Promise<number> {
  const { place, print } = surroundings;
  const request = readArguments(args, surroundings.now());
  if (request === null) {
    print(usage);
    return 0;
  }
  const { options, folder, checks } = request;
  const stopping = new AbortController();
  void surroundings.stopped.then(() => stopping.abort(new CommandError('Stopped: nothing was changed.')));
  const onProgress = createProgressPrinter(print, options.bets);
  if (folder !== null) {
    const { files } = await writeDemoFiles({ folder, options, onProgress, signal: stopping.signal });
    print(
      `Wrote ${files.toLocaleString('en-GB')} load files and reference data to ${folder}, and truth.json to ${folder}-truth.`,
    );
    return 0;
  }
  if (request.onlyIfEmpty) {
    const kept = await describeOccupant(place);
    if (kept !== null) {
      print(`✓ ${kept} kept`);
      return 0;
    }
  }
  await requireRoom(place, request.isForced);
  const outcome = { isSound: true };
  const truth = await buildDemoStore({
    place,
    options,
    onProgress,
    signal: stopping.signal,
    inspect: async (store, made) => {
      if (checks) outcome.isSound = await check(store, made, print);
    },
  });
  print(
    `Made ${truth.counts.bets.toLocaleString('en-GB')} bets with ${truth.faults.length} planned faults; what is true stands in truth.json.`,
  );
  return outcome.isSound ? 0 : 1;
}

function readArguments(args: readonly string[], now: Date) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      bets: { type: 'string' },
      seed: { type: 'string' },
      months: { type: 'string' },
      from: { type: 'string' },
      until: { type: 'string' },
      files: { type: 'string' },
      check: { type: 'boolean' },
      force: { type: 'boolean' },
      'if-empty': { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help === true) return null;
  const options: DemoOptions = {
    ...defaultDemoOptions,
    bets: wholeNumber('bets', values.bets, {
      fallback: defaultDemoOptions.bets,
      from: 100,
      to: 1_000_000_000,
    }),
    months: wholeNumber('months', values.months, { fallback: defaultDemoOptions.months, from: 1, to: 120 }),
    seed: values.seed ?? defaultDemoOptions.seed,
    from: day('from', values.from),
    until: day('until', values.until),
    nowMs: now.getTime(),
  };
  if (options.from !== null && options.from > (options.until ?? now.toISOString().slice(0, 10))) {
    throw new UsageError(`--from lies after the last day.\n\n${usage}`);
  }
  if (options.until !== null && options.until >= now.toISOString().slice(0, 10)) {
    throw new UsageError(`--until must be a day that is over.\n\n${usage}`);
  }
  return {
    options,
    folder: values.files ?? null,
    checks: values.check === true,
    isForced: values.force === true,
    onlyIfEmpty: values['if-empty'] === true,
  };
}

function wholeNumber(
  name: string,
  text: string | undefined,
  limits: { fallback: number; from: number; to: number },
): number {
  if (text === undefined) return limits.fallback;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= limits.from && value <= limits.to) return value;
  throw new UsageError(`--${name} must be a whole number from ${limits.from} to ${limits.to}.\n\n${usage}`);
}

function day(name: string, text: string | undefined): string | null {
  if (text === undefined) return null;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
  if (isDay && new Date(text).toISOString().startsWith(text)) return text;
  throw new UsageError(`--${name} must be a day such as 2026-03-31.\n\n${usage}`);
}

async function requireRoom(place: StoreOptions, isForced: boolean): Promise<void> {
  const occupant = await findOccupant(place);
  if (occupant === 'other data') {
    throw new CommandError(
      'The store holds data that is not demo data: name another place with DATA_DIR or DATABASE_URL.',
    );
  }
  if (occupant === 'demo' && !isForced)
    throw new CommandError('There is demo data already: --force replaces it.');
}

async function check(store: Store, truth: DemoTruth, print: (line: string) => void): Promise<boolean> {
  const violations = await findViolations(store);
  const differences = await compareWithTruth(store, truth);
  for (const { id, law, example } of violations) print(`${id} is broken (${law}): ${example}`);
  for (const { where, measure, expected, found } of differences.slice(0, 20))
    print(`${where}: ${measure} is ${found}, not ${expected}`);
  if (violations.length + differences.length === 0)
    print('Checked: every invariant holds, and the store is the truth to the last digit.');
  return violations.length + differences.length === 0;
}
