import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import { cases } from '../../app/testing/depth';
import { differingSums } from '../../figures/daily-sums/rebuild-daily-sums';
import { Upload } from '../../platform/uploads/upload';
import { actForAllBrands } from '../../store/brand-scope';
import migration from '../../store/migrations/0101-repeated-records.sql';
import type { Store } from '../../store/store';
import { bothEngines } from '../../store/testing/on-engines';
import { runCheckDataCommand } from '../laws/check-data-command';
import { ingestFiles, ingestWithin } from '../loads/ingest';
import { loadReferenceData } from '../loads/reference-data';
import { givenBet, givenFile, oakReference } from '../loads/testing/given-load';
import { supersedeBatch } from './supersede-batch';
import { emptyBook } from '../../figures/testing/empty-book';

/** A file of a number of its series: some records that others may tell, too, and one of its own. */
interface ToldFile {
  readonly seq: number;
  readonly hasOwn?: boolean;
  readonly told: readonly { readonly id: number; readonly version: number }[];
}

const files: fc.Arbitrary<ToldFile[]> = fc.array(
  fc.record({
    seq: fc.integer({ min: 1, max: 2 }),
    told: fc.uniqueArray(
      fc.record({ id: fc.integer({ min: 1, max: 2 }), version: fc.integer({ min: 1, max: 2 }) }),
      { maxLength: 2, selector: ({ id }) => id },
    ),
  }),
  { minLength: 3, maxLength: 8 },
);
const one = { id: 1, version: 1 };
const tables = { BETS: 'bet', SETTLEMENTS: 'settlement' } as const;
type Kind = keyof typeof tables;

/** Of each record in force, its version. */
type Versions = Readonly<Record<string, number>>;

describe.each(bothEngines())('files that take the places of others in %s', (_engine, open) => {
  let store: Store;
  beforeAll(() =>
    actForAllBrands(async () => {
      store = await open();
      await loadReferenceData(store, oakReference);
    }),
  );
  afterAll(() => store.close());

  const empty = () => emptyBook(store);
  const instantOf = (round: number) => new Date(Date.parse('2026-03-11T00:00:00Z') + round * 3_600_000);

  function fileOf(kind: Kind, { seq, told, hasOwn = true }: ToldFile, loadedAt: Date) {
    const own = hasOwn ? [{ id: `of-${seq}`, version: 1 }] : [];
    const records = [...own, ...told.map(({ id, version }) => ({ id: `r${id}`, version }))];
    return givenFile({
      ...{ kind, seq, loadedAt: loadedAt.toISOString() },
      records: records.map(({ id, version }) =>
        givenBet({
          ...{ recordId: id, recordVersion: `${version}`, stakeCash: `${version}.00` },
          // A version may be of another ticket than the one before.
          betRecordId: version === 2 ? 'r1' : id,
          ...{
            settledAt: '2026-03-10T12:30:00Z',
            result: 'WON',
            payoutCash: `${version}.00`,
            payoutBonus: '0',
          },
        }),
      ),
    });
  }

  async function replace(batchId: string, { text }: { readonly text: string }, now: Date) {
    const upload = await Upload.receive(Readable.from([Buffer.from(text)]), 1e6);
    const batch = { id: batchId, brandIds: ['oak'] };
    const deed = { actorId: 'u_1', now, signal: new AbortController().signal };
    return supersedeBatch(store, { batch, upload, ...deed }).finally(() => upload.remove());
  }

  async function inForceAt(kind: Kind, at: Date): Promise<Versions> {
    const rows = await store.query<{ id: string; version: number }>(
      `select record_id as id, record_version as version from ${tables[kind]}
       where known_at <= cast($1 as timestamp) and (superseded_at is null or superseded_at > cast($1 as timestamp))
       order by record_id`,
      [at.toISOString()],
    );
    // Two versions in force at once would be lost in the object.
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    return Object.fromEntries(rows.map(({ id, version }) => [id, version]));
  }

  const openExceptions = () =>
    store.query(`select law, record_id, ticket_id, gaming_day from data_exception where state = 'OPEN'
      order by law, record_id, ticket_id`);
  const checkData = () =>
    runCheckDataCommand(['--brand', 'oak'], {
      ...{ store, print: () => undefined, printError: () => undefined },
      ...{ stopped: new Promise<void>(() => undefined), now: new Date('2026-04-02T08:00:00Z') },
    });

  /** Loads the files one after the other, one whose number is taken in the place of what is there. */
  async function expectWhatIsTold(kind: Kind, all: readonly ToldFile[]) {
    const ever = new Set<string>();
    const told = new Map<number, { readonly batchId: string; readonly versions: Versions }>();
    const highest = () => {
      const versions: Record<string, number> = {};
      for (const file of told.values())
        for (const [id, version] of Object.entries(file.versions))
          versions[id] = Math.max(version, versions[id] ?? 0);
      return versions;
    };
    for (const [round, file] of all.entries()) {
      const now = instantOf(round);
      const before = highest();
      const old = told.get(file.seq);
      // What is lower than the version in force, and was never told, comes too late.
      const isStale = ({ id, version }: ToldFile['told'][number]) =>
        version < (before[`r${id}`] ?? 0) && !ever.has(`r${id} ${version}`);
      const sound = file.told.filter((one) => !isStale(one));
      const given = fileOf(kind, file, now);
      if (old !== undefined && sound.length < file.told.length)
        await expect(replace(old.batchId, given, now)).rejects.toMatchObject({ code: 'VALIDATION' });
      else {
        const batch =
          old === undefined
            ? (await ingestFiles(store, [given]))[0]
            : (await replace(old.batchId, given, now)).batch;
        for (const { id, version } of sound) ever.add(`r${id} ${version}`);
        const versions = Object.fromEntries(sound.map(({ id, version }) => [`r${id}`, version]));
        told.set(file.seq, { batchId: batch?.id ?? '', versions: { ...versions, [`of-${file.seq}`]: 1 } });
      }
      expect(await inForceAt(kind, now)).toEqual(highest());
      expect(await inForceAt(kind, new Date(now.getTime() - 1))).toEqual(before);
    }
  }

  test.each(['BETS', 'SETTLEMENTS'] as const)(
    '%s in force are what files in force tell, whichever is replaced, repeats or comes back: of each record the highest version',
    (kind) =>
      actForAllBrands(() =>
        fc.assert(
          fc.asyncProperty(files, async (all) => {
            await empty();
            if (kind === 'SETTLEMENTS') {
              // The bet of r2 is not there.
              const bets = fileOf('BETS', { seq: 1, told: [one] }, instantOf(-1));
              await ingestFiles(store, [bets]);
            }

            await expectWhatIsTold(kind, all);

            expect(await differingSums(store)).toEqual([]);
            const ofLoads = await openExceptions();
            await checkData();
            expect(await openExceptions()).toEqual(ofLoads);
          }),
          cases(12, 60),
        ),
      ),
  );

  test('a record that is again of its former ticket breaks the laws that it broke of that', () =>
    actForAllBrands(async () => {
      await empty();
      const ofNoBet = { id: 2, version: 1 };
      await ingestFiles(store, [fileOf('BETS', { seq: 1, told: [one] }, instantOf(0))]);
      await ingestFiles(store, [fileOf('SETTLEMENTS', { seq: 1, told: [ofNoBet] }, instantOf(1))]);
      const broken = await openExceptions();
      expect(broken).toMatchObject([{ record_id: 'r2', ticket_id: 'r2' }]);
      const correction = fileOf('SETTLEMENTS', { seq: 2, told: [{ ...ofNoBet, version: 2 }] }, instantOf(2));
      const [batch] = await ingestFiles(store, [correction]);
      expect(await openExceptions()).not.toContainEqual(broken[0]);

      const without = fileOf('SETTLEMENTS', { seq: 2, told: [] }, instantOf(3));
      expect(await replace(batch?.id ?? '', without, instantOf(3))).toMatchObject({ withdrawn: 0 });

      expect(await inForceAt('SETTLEMENTS', instantOf(3))).toEqual({ 'of-1': 1, 'of-2': 1, r2: 1 });
      expect(await openExceptions()).toContainEqual(broken[0]);
    }));

  test('a record that another file repeats while its own is being replaced stays in force', () =>
    actForAllBrands(async () => {
      await empty();
      const [batch] = await ingestFiles(store, [fileOf('BETS', { seq: 1, told: [one] }, instantOf(0))]);
      let begun: () => void = () => undefined;
      const isBegun = new Promise<void>((resolve) => (begun = resolve));
      const repeating = store.tx(async (tx) => {
        // With a record of its own it would add to sums, whose rows the other one waits for.
        await ingestWithin(tx, [fileOf('BETS', { seq: 2, told: [one], hasOwn: false }, instantOf(1))]);
        begun();
        await setTimeout(300);
      });
      await isBegun;
      await replace(
        batch?.id ?? '',
        fileOf('BETS', { seq: 1, told: [{ ...one, id: 2 }] }, instantOf(2)),
        instantOf(2),
      );
      await repeating;

      expect(await inForceAt('BETS', instantOf(2))).toEqual({ 'of-1': 1, r1: 1, r2: 1 });
    }));

  test('what a store of before tells of repeats is enough to withdraw them', () =>
    actForAllBrands(async () => {
      await empty();
      const [first] = await ingestFiles(store, [fileOf('BETS', { seq: 1, told: [one] }, instantOf(0))]);
      const again = fileOf('BETS', { seq: 1, told: [one, { ...one, id: 2 }] }, instantOf(1));
      const { batch } = await replace(first?.id ?? '', again, instantOf(1));
      const repeats = () => store.query('select * from repeated_record order by record_id');
      const kept = await repeats();
      await store.query('delete from repeated_record');
      await store.query(migration.slice(migration.indexOf('insert into')).replace(/;\s*$/, ''));
      expect(kept).toHaveLength(2);
      expect(await repeats()).toEqual(kept);

      const { withdrawn } = await replace(
        batch.id,
        fileOf('BETS', { seq: 1, told: [{ ...one, id: 2 }] }, instantOf(2)),
        instantOf(2),
      );

      expect(withdrawn).toBe(1);
      expect(await inForceAt('BETS', instantOf(2))).toEqual({ 'of-1': 1, r2: 1 });
    }));

  test('of two files that take the place of one at once, one does', () =>
    actForAllBrands(async () => {
      await empty();
      const [batch] = await ingestFiles(store, [fileOf('BETS', { seq: 1, told: [one] }, instantOf(0))]);
      const replacing = [1, 2].map((hour) =>
        replace(
          batch?.id ?? '',
          fileOf('BETS', { seq: 1, told: [{ ...one, id: hour }] }, instantOf(hour)),
          instantOf(hour),
        ),
      );

      const outcomes = await Promise.allSettled(replacing);

      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
        reason: { code: 'BATCH_STATE' },
      });
      expect(
        await store.query(`select count(*) as n from load_batch where state <> 'SUPERSEDED'`),
      ).toMatchObject([{ n: 1 }]);
    }));
});
