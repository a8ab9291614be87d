import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ExportDocument } from './export-document';
import { writeExport } from './write-export';

const folder = mkdtempSync(join(tmpdir(), 'tallyhouse-write-'));
const path = join(folder, 'file');
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => rmSync(path, { force: true }));

function givenDocument(part: Partial<ExportDocument>): ExportDocument {
  return {
    name: 'test',
    head: [['Title', 'Test']],
    columns: [{ field: 'day', title: 'Day', type: 'date' }],
    totals: null,
    rowCount: 1,
    note: null,
    rows: () => [['2026-03-01']],
    ...part,
  };
}
const target = (signal = new AbortController().signal) => ({ path, signal, progress: () => undefined });

test('more than a million rows are refused before anything is written', async () => {
  const document = givenDocument({ rowCount: 1_000_001 });

  await expect(writeExport(document, 'csv', target())).rejects.toMatchObject({ code: 'TOO_MANY_ROWS' });
  expect(existsSync(path)).toBe(false);
});

test('an abort ends the writing, with rows still to come', async () => {
  const stopping = new AbortController();
  function* endless() {
    for (;;) yield ['2026-03-01'];
  }
  const writing = writeExport(givenDocument({ rows: endless }), 'json', target(stopping.signal));
  setTimeout(() => stopping.abort(new Error('stopped')), 50);

  await expect(writing).rejects.toMatchObject({ name: 'AbortError' });
});

test('the same rows give the same file, over what lay there', async () => {
  const first = await writeExport(
    givenDocument({ rows: () => [['2026-03-01'], ['2026-03-02']] }),
    'xlsx',
    target(),
  );
  const second = await writeExport(givenDocument({}), 'xlsx', target());
  const third = await writeExport(givenDocument({}), 'xlsx', target());

  expect(first.sha256).not.toBe(second.sha256);
  expect(third).toEqual(second);
  expect(readFileSync(path)).toHaveLength(third.sizeBytes);
});
