import { createHash } from 'node:crypto';
import { createDemoBook, demoReference, type DemoTruth } from './demo-book';
import { daysOfBook, type DemoOptions } from './demo-options';
import { smallBook } from './testing/small-book';

function fingerprint(options: DemoOptions): string {
  const hash = createHash('sha256');
  for (const part of createDemoBook(options)) {
    if (part.kind === 'truth') hash.update(JSON.stringify(part.truth));
    else
      for (const { name, text, loadedAt } of part.files)
        hash.update(`${name}\n${loadedAt.toISOString()}\n${text}`);
  }
  return hash.digest('hex');
}

function truthOf(options: DemoOptions): DemoTruth {
  for (const part of createDemoBook(options)) if (part.kind === 'truth') return part.truth;
  throw new Error('no truth');
}

test('the same options give the same files, arrivals and truth; another seed gives others', () => {
  const options = smallBook({ bets: 1500, months: 1 });

  expect(fingerprint(options)).toBe(fingerprint(options));
  expect(fingerprint(options)).not.toBe(fingerprint({ ...options, seed: 'other' }));
});

test('a brand’s files arrive in order, and none after the book is over for more than a quarter of an hour', () => {
  const latest = new Map<string, number>();
  let isOrdered = true;
  for (const part of createDemoBook(smallBook({ damage: 5 }))) {
    if (part.kind === 'truth') continue;
    for (const { loadedAt } of part.files) {
      isOrdered &&= loadedAt.getTime() >= (latest.get(part.brandId) ?? 0);
      latest.set(part.brandId, loadedAt.getTime());
    }
  }

  expect(isOrdered).toBe(true);
  expect([...latest.keys()]).toEqual(['alder', 'birch', 'cedar', 'elm', 'rowan']);
  expect(Math.max(...latest.values())).toBeLessThan(Date.parse('2026-04-11T04:15:00Z'));
});

const year = truthOf(smallBook({ bets: 20_000, months: 13 }));

test('the size asked for is met within three in a hundred', () => {
  expect(Math.abs(year.counts.bets - 20_000)).toBeLessThan(600);
});

const faultsOf = ({ faults }: DemoTruth) =>
  new Set(faults.map(({ kind, healedAt }) => (kind === 'GAP' && healedAt === null ? 'LOST' : kind)));
const planned = ['CLOCK_SKEW', 'CORRECTIONS', 'GAP', 'LOST', 'REJECTED_RECORDS'];
const repeated = ['REPEATED_BATCH', 'REPEATED_RECORDS'];

test('a small book has every planned fault and every reject code too', () => {
  expect([...faultsOf(year)].sort()).toEqual([...planned, ...repeated, 'LATE_BULK_CORRECTION'].sort());
  const rejected = year.faults.filter(({ kind }) => kind === 'REJECTED_RECORDS');
  expect([...new Set(rejected.flatMap(({ details }) => details))].sort()).toEqual([
    'BAD_CURRENCY',
    'FUTURE_EVENT',
    'NEGATIVE_STAKE',
    'SCHEMA',
    'UNKNOWN_BRANCH',
    'UNKNOWN_PRODUCT',
  ]);
});

test('so has each brand of a book of a few weeks, but for what needs a whole quarter @deep', () => {
  const { faults } = truthOf(smallBook({ bets: 2000, from: '2026-02-20' }));
  const kindsOf = (brand: string) =>
    new Set(faults.filter((one) => one.brand === brand).map(({ kind }) => kind));

  for (const brand of ['alder', 'birch', 'cedar', 'elm', 'rowan'])
    expect([brand, ...kindsOf(brand)]).toEqual(
      expect.arrayContaining([...repeated, 'CORRECTIONS', 'GAP', 'REJECTED_RECORDS']),
    );
});

test('a busy source sends each hour, a slow one once a day, and no file is longer @deep', () => {
  const hoursOf = (bets: number) => {
    const hours = new Set<number>();
    for (const part of createDemoBook(smallBook({ bets, from: '2026-04-08', damage: 0 }))) {
      if (part.kind === 'truth') continue;
      for (const { name, text } of part.files) {
        if (!name.startsWith('birch-online_bets')) continue;
        const { periodFrom, periodTo } = JSON.parse(text.slice(0, text.indexOf('\n'))) as Record<
          string,
          string
        >;
        hours.add((Date.parse(periodTo ?? '') - Date.parse(periodFrom ?? '')) / 3_600_000);
      }
    }
    return [...hours];
  };

  expect(hoursOf(1000)).toEqual([24]);
  expect(hoursOf(40_000)).toEqual([2]);
});

test('however much is damaged, the online data of the last full month is whole; older months are not @deep', () => {
  const truth = truthOf(smallBook({ bets: 8000, months: 3, damage: 15 }));
  const online = truth.brands.flatMap(({ months }) => months.filter(({ channel }) => channel === 'ONLINE'));
  const isWhole = ({ undamaged, asLoaded }: (typeof online)[number]) =>
    JSON.stringify(undamaged) === JSON.stringify(asLoaded);

  expect(online.filter(({ month }) => month === '2026-03').length).toBeGreaterThan(10);
  expect(online.filter(({ month }) => month === '2026-03').every(isWhole)).toBe(true);
  expect(online.every(isWhole)).toBe(false);
});

test('the last day is the last that is complete in the brand’s zone, and the first starts a month', () => {
  const now = (nowUtc: string) => smallBook({ until: null, months: 13, nowMs: Date.parse(nowUtc) });
  const elm = { zone: 'Europe/Malta', cutoff: '06:00' };
  const alder = { zone: 'Africa/Dar_es_Salaam', cutoff: '00:00' };

  expect(daysOfBook(now('2026-11-20T10:00:00Z'), elm)).toEqual({ from: '2025-10-01', until: '2026-11-19' });
  expect(daysOfBook(now('2026-11-20T03:00:00Z'), elm)).toEqual({ from: '2025-10-01', until: '2026-11-18' });
  expect(daysOfBook(now('2026-11-20T22:00:00Z'), alder)).toEqual({ from: '2025-10-01', until: '2026-11-20' });
  expect(daysOfBook(now('2026-12-01T10:00:00Z'), alder)).toEqual({ from: '2025-11-01', until: '2026-11-30' });
});

test('the reference data name every vertical somewhere, and 40 shops or more in Tanzania', () => {
  const { brands } = demoReference(smallBook());
  const verticals = new Set(
    brands.flatMap(({ products }) => (products ?? []).map(({ vertical }) => vertical)),
  );

  expect(verticals.size).toBe(11);
  expect(brands[0]?.branches?.length).toBeGreaterThanOrEqual(40);
  for (const { id, products = [] } of brands)
    expect([id, new Set(products.map((one) => one.id)).size]).toEqual([id, products.length]);
  expect(brands.every(({ products = [] }) => products.length >= 60)).toBe(true);
});
