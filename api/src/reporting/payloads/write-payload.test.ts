import Papa from 'papaparse';
import type { Cell } from '@tallyhouse/shared/contracts/report-fields';
import fc from 'fast-check';
import { readReport } from './read-report';
import { headerFields } from './header-fields';
import { contentTypes, type PayloadDocument } from './payload-document';
import { freezePayload, payloadHashOf } from './write-payload';

const document: PayloadDocument = {
  format: 'tallyhouse-report/1',
  report: { id: 'rep_2', type: 'ONLINE_GAMES', version: 2, title: 'Games & more' },
  replaces: { reportId: 'rep_1', version: 1, ackRef: 'A<1>', delta: { ggr: '-4.00' } },
  correctionMethod: 'REPLACE',
  authority: 'MGA',
  obligation: 'TAX-REPORT',
  schemaVersion: 'reference-1',
  brand: { id: 'elm', name: 'Elm "Online"' },
  licences: [{ id: 'lic-1', number: 'MGA/1', company: 'Elm Gaming Ltd' }],
  period: { from: '2026-03-01', to: '2026-03-31', zone: 'Europe/Malta', cutoff: '06:00' },
  basis: 'SETTLED',
  currency: 'EUR',
  asOf: '2026-04-02T08:00:00.000Z',
  snapshotId: 'snp_1',
  rulePackVersion: `sha256:${'1'.repeat(64)}`,
  figureStatus: 'FINAL',
  noActivity: false,
  filters: ['Channel is online'],
  contentHash: `sha256:${'0'.repeat(64)}`,
  columns: [
    { field: 'product', title: 'Game', type: 'text' },
    { field: 'ggr', title: 'GGR', type: 'money' },
  ],
  rows: [
    ['=Äpfel, "50%"\n<b>', '10.00'],
    [null, '-1.50'],
  ],
  totals: [null, '8.50'],
  tax: [],
  controlTotals: { ggr: '8.50' },
};

const formats = ['JSON', 'XML', 'CSV'] as const;

test.each([
  ['JSON', '"field":"ggr","id":"note_1","row":2,"text":"<late>, agreed"'],
  ['XML', '<Note row="2" field="ggr" at="2026-04-02T08:00:00.000Z">&lt;late&gt;, agreed</Note>'],
  ['CSV', 'N,2,ggr,2026-04-02T08:00:00.000Z,"<late>, agreed"\r\n'],
] as const)(
  'notes stand in a payload in %s and in its hash; an authority reads it as before',
  (format, words) => {
    const at = '2026-04-02T08:00:00.000Z';
    const note = { id: 'note_1', row: 2, field: 'ggr', text: '<late>, agreed', at };

    const plain = freezePayload(document, format);
    const noted = freezePayload({ ...document, notes: [note] }, format);

    expect(noted.payload).toContain(words);
    expect(noted.payloadHash).not.toBe(plain.payloadHash);
    const read = ({ payload }: typeof plain) =>
      readReport(contentTypes[format], Buffer.from(payload, 'utf8'));
    expect(read(noted)).toEqual(read(plain));
  },
);

test.each([
  ['JSON', '"figureStatus":"PROVISIONAL"', '"statusReasons":["GAP:btc_1","OPEN:2026-03-31"]'],
  ['XML', '<FigureStatus>PROVISIONAL</FigureStatus>', '<StatusReason>GAP:btc_1</StatusReason>'],
  ['CSV', 'H,FigureStatus,PROVISIONAL', 'H,StatusReason,GAP:btc_1\r\nH,StatusReason,OPEN:2026-03-31'],
] as const)(
  'figures that are not final say why in %s; an authority reads it as before',
  (format, ...words) => {
    const statusReasons = ['GAP:btc_1', 'OPEN:2026-03-31'];
    const told = freezePayload({ ...document, figureStatus: 'PROVISIONAL', statusReasons }, format);

    for (const one of words) expect(told.payload).toContain(one);
    const read = ({ payload }: typeof told) => readReport(contentTypes[format], Buffer.from(payload, 'utf8'));
    expect(read(told)).toEqual(read(freezePayload(document, format)));
  },
);

test.each(formats)(
  'a payload in %s says the same as the document, whatever stands in its cells',
  (format) => {
    const { payload, payloadHash } = freezePayload(document, format);

    const filed = readReport(contentTypes[format], Buffer.from(payload, 'utf8'));

    expect(filed).toMatchObject({
      reportId: 'rep_2',
      version: 2,
      replaces: 'rep_1',
      obligation: 'TAX-REPORT',
      brandId: 'elm',
      licences: ['MGA/1'],
      periodFrom: '2026-03-01',
      fields: ['product', 'ggr'],
      rows: document.rows,
      totals: document.totals,
      controlTotals: { ggr: '8.50' },
    });
    expect(payloadHash).toBe(payloadHashOf(payload));
  },
);

test.each(formats)(
  'the same document gives the same bytes in %s, in whatever order its fields were put',
  (format) => {
    const reversed = Object.fromEntries(Object.entries(document).reverse()) as unknown as PayloadDocument;

    expect(freezePayload(reversed, format).payload).toBe(freezePayload(document, format).payload);
  },
);

test('a header names the company that holds the licences, once', () => {
  const more = { id: 'lic-2', number: 'MGA/2', company: 'Elm Gaming Ltd' };
  const licences = [...document.licences, more, { id: 'lic-3', number: 'MGA/3' }];
  const told = headerFields({ ...document, licences }).filter(([name]) => /Company|Licence/.test(name));
  expect(told).toEqual([
    ['Company', 'Elm Gaming Ltd'],
    ...['MGA/1', 'MGA/2', 'MGA/3'].map((number) => ['Licence', number]),
  ]);
});

test('what is frozen is read back from its own text', () => {
  const cell = fc.oneof(fc.string({ unit: 'binary' }), fc.constant(null), fc.integer());
  fc.assert(
    fc.property(
      fc.array(fc.tuple(cell, cell), { maxLength: 5 }),
      fc.constantFrom(...formats),
      (rows, format) => {
        const first = freezePayload({ ...document, rows }, format);
        const again = freezePayload(JSON.parse(first.document) as PayloadDocument, format);
        expect(again).toEqual(first);
      },
    ),
  );
});

test('an authority reads from CSV and XML what was written', () => {
  const text = fc.string().filter((value) => /^[ -~]*$/.test(value) && value.trim() === value);
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 5 }), (texts) => {
      const rows = texts.map((value): Cell[] => [value, '1.00']);
      const xml = freezePayload({ ...document, rows }, 'XML').payload;
      const { rows: read } = readReport('application/xml', Buffer.from(xml, 'utf8'));
      expect(read).toEqual(rows);
      const csv = freezePayload({ ...document, rows }, 'CSV').payload;
      const lines = Papa.parse<string[]>(csv, { skipEmptyLines: true }).data.filter(([kind]) => kind === 'D');
      expect(lines.map(([, ...cells]) => cells)).toEqual(rows);
    }),
  );
});
