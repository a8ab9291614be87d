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
  expect([...latest.keys()]).toEqual(['alder', 'birch', 'cedar', 'elm']);
  expect(Math.max(...latest.values())).toBeLessThan(Date.parse('2026-04-11T04:15:00Z'));
});

test('the size asked for is met within three in a hundred', () => {
  const { counts } = truthOf(smallBook({ bets: 20_000 }));

  expect(Math.abs(counts.bets - 20_000)).toBeLessThan(600);
});

test('however much is damaged, the online data of the last full month is whole; older months are not', () => {
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
