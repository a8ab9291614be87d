import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestStore } from '../../store/testing/open-test-store';
import type { Store } from '../../store/store';
import { runLoadCommand } from './load-command';
import { givenBet, givenFile, oakReference } from './testing/given-load';

let folder: string;
let store: Store;
let printed: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tallyhouse-command-'));
  store = await openTestStore();
  printed = '';
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

function write(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

const run = (...args: string[]) =>
  runLoadCommand(args, { store, stdout: { write: (text) => (printed += text) } });
const reference = () => write('oak.json', JSON.stringify(oakReference));

test('reference data and load files go into an empty store, each with its line', async () => {
  const bets = write('bets.csv', givenFile().text);
  const more = write(
    'more.ndjson',
    givenFile({ seq: 2, asNdjson: true, records: [givenBet({ recordId: 'b2' })] }).text,
  );

  expect(await run(bets, more, reference())).toBe(0);

  expect(printed).toBe(
    [
      'oak.json: reference data, brand 1, legal_entity 1, licence 1, licence_brand 1, branch 1, terminal 1, cashier 1, product 1, source 2',
      'bets.csv: LOADED, received 1, accepted 1, rejected 0, duplicate 0, corrected 0',
      'more.ndjson: LOADED, received 1, accepted 1, rejected 0, duplicate 0, corrected 0',
      '2 batches: 2 records accepted, 0 rejected, 0 duplicate; 0 files refused',
      '',
    ].join('\n'),
  );
  expect(await store.query('select count(*) as n from bet')).toEqual([{ n: 2 }]);
});

test('a refused file gives exit code 1 and does not stop the others', async () => {
  const wrong = write('wrong.csv', givenFile({ count: 7 }).text);
  const noHeader = write('no-header.csv', 'recordId\nb1\n');
  const good = write('good.csv', givenFile({ seq: 2 }).text);

  expect(await run(reference(), wrong, noHeader, join(folder, 'absent.csv'), good)).toBe(1);

  expect(printed).toContain('wrong.csv: REJECTED, received 1, accepted 0, rejected 1');
  expect(printed).toContain('(CONTROL_TOTAL 1)');
  expect(printed).toContain('no-header.csv: refused, the header is not valid');
  expect(printed).toContain('absent.csv: refused, ENOENT');
  expect(printed).toContain('good.csv: LOADED');
  expect(printed).toContain('3 files refused');
});

test('the same file again is a DUPLICATE with exit code 0', async () => {
  const bets = write('bets.csv', givenFile().text);
  await run(reference(), bets);

  expect(await run(bets)).toBe(0);

  expect(printed).toContain('bets.csv: DUPLICATE, received 1, accepted 0, rejected 0, duplicate 1');
});

test.each([
  ['is not JSON', '{'],
  ['lacks its format', '{"brands":[]}'],
  ['names a zone nobody knows', JSON.stringify(oakReference).replace('Europe/Malta', 'Mars/Base')],
])('reference data that %s is refused', async (_what, text) => {
  expect(await run(write('broken.json', text))).toBe(1);

  expect(printed).toContain('broken.json: refused, ');
  expect(await store.query('select id from brand')).toEqual([]);
});

const [oak] = oakReference.brands;
const [mga] = oak!.licences;
const elder = { ...oak!, id: 'elder', name: 'Elder', branches: [], terminals: [], cashiers: [] };
const taxed = {
  licenceId: mga!.id,
  vertical: 'BINGO' as const,
  productClass: 'MT_PLAYERS',
  source: 'licence',
};

test.each([
  ['lists', { ...elder }],
  ['classes a vertical under', { ...elder, licences: [], taxClasses: [taxed] }],
])(
  'a brand that %s the licence of another is refused by its name, and takes nothing over',
  async (_how, brand) => {
    await run(reference());

    expect(await run(write('elder.json', JSON.stringify({ ...oakReference, brands: [brand] })))).toBe(1);

    expect(printed).toContain('elder.json: refused, licence oak-mga of brand elder: it belongs to brand oak');
    expect(await store.query('select licence_id, brand_id from licence_brand')).toEqual([
      { licence_id: 'oak-mga', brand_id: 'oak' },
    ]);
    expect(await store.query('select id from brand')).toEqual([{ id: 'oak' }]);
  },
);

const heldBy = (brand: Pick<typeof elder, 'licences'>, entityId: string) => ({
  ...brand,
  licences: brand.licences.map((licence) => ({ ...licence, entityId })),
});

test('two brands have the same licence only where both name the company that holds it', async () => {
  const entities = [{ id: 'trees', name: 'Trees Ltd', country: 'MT' }];
  const both = (...brands: unknown[]) =>
    run(write('both.json', JSON.stringify({ ...oakReference, entities, brands })));

  expect(await both(oak!, elder)).toBe(1);
  expect(printed).toContain('licence oak-mga of brand elder: it belongs to brand oak');
  expect(await both(heldBy(oak!, 'trees'), elder)).toBe(1);
  expect(await both(heldBy(oak!, 'nobody'), heldBy(elder, 'nobody'))).toBe(1);
  expect(printed).toContain('there is no company nobody');

  expect(await both(heldBy(oak!, 'trees'), heldBy(elder, 'trees'))).toBe(0);
  expect(await store.query('select brand_id from licence_brand order by brand_id')).toEqual([
    { brand_id: 'elder' },
    { brand_id: 'oak' },
  ]);
  expect(await store.query('select id, entity_id from licence')).toEqual([
    { id: 'oak-mga', entity_id: 'trees' },
  ]);
});

test('reference data again renews what it names and keeps the rest', async () => {
  await run(reference());
  const renamed = JSON.stringify(oakReference).replace('Sliema', 'St Julian’s');

  expect(await run(write('renamed.json', renamed))).toBe(0);

  expect(await store.query('select name from branch')).toEqual([{ name: 'St Julian’s' }]);
});

test('help is shown with --help, and without a file as a wrong usage', async () => {
  expect(await run('--help')).toBe(0);
  expect(printed).toContain('npm run load -- FILE');
  expect(await run()).toBe(2);
});
