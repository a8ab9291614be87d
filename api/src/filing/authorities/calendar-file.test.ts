import fc from 'fast-check';
import { writeCalendar } from './calendar-file';
import type { Deadline } from './list-deadlines';

const now = new Date('2026-11-02T08:00:00.123Z');
const deadline: Deadline = {
  id: 'alder|lic-1|TRA:GGT-SPORTS|2026-10-01..2026-10-31',
  brandId: 'alder',
  brandIds: ['alder'],
  licenceId: 'lic-1',
  owner: {
    entity: { id: 'ent-1', name: 'Alder Gaming Ltd' },
    ...{ licenceNumber: 'SB/1', brands: [{ id: 'alder', name: 'Alder' }], otherBrands: 0 },
  },
  authorityId: 'TRA',
  obligationCode: 'GGT-SPORTS',
  titleSw: 'Ritani',
  titleAr: 'إقرار',
  title: 'Gaming tax return, sports betting, monthly: October 2026',
  period: { from: '2026-10-01', to: '2026-10-31' },
  dueDay: '2026-11-07',
  dueAt: new Date('2026-11-07T21:00:00Z'),
  ...{ zone: 'Africa/Dar_es_Salaam', today: '2026-11-02', daysLeft: 5 },
  reportType: null,
  isByTaxPeriods: false,
  reportId: null,
  reportIds: [],
  reportState: null,
  state: 'DUE_SOON',
};

interface Component {
  readonly name: string;
  readonly properties: Record<string, string>;
  readonly components: Component[];
}

/** Reads a file as RFC 5545 says: unfolds lines, nests components, undoes escapes. Throws for what is no such file. */
function parseCalendar(file: string): Component {
  if (!file.endsWith('\r\n') || /[^\r]\n|\r[^\n]/.test(file)) throw new Error('lines must end with CRLF');
  for (const line of file.split('\r\n'))
    if (Buffer.byteLength(line) > 75) throw new Error(`too long: ${line}`);
  const root: Component = { name: '', properties: {}, components: [] };
  const open = [root];
  for (const line of file.replaceAll('\r\n ', '').trimEnd().split('\r\n')) {
    const [, name = '', value = ''] = /^([A-Z-]+):(.*)$/s.exec(line) ?? [];
    const current = open.at(-1)!;
    if (name === '') throw new Error(`no property: ${line}`);
    else if (name === 'BEGIN') {
      const component = { name: value, properties: {}, components: [] };
      current.components.push(component);
      open.push(component);
    } else if (name === 'END') {
      if (open.pop()?.name !== value) throw new Error(`END:${value} closes nothing`);
    } else if (name in current.properties) throw new Error(`${name} comes twice`);
    else
      current.properties[name] = value.replaceAll(/\\([\\;,nN])/g, (_, sign: string) =>
        /n/i.test(sign) ? '\n' : sign,
      );
  }
  if (open.length !== 1 || root.components.length !== 1) throw new Error('not one whole calendar');
  return root.components[0]!;
}

test('a deadline is an event at the instant from which it is late, with the same UID in every file', () => {
  const calendar = parseCalendar(writeCalendar([deadline, { ...deadline, id: 'other', state: 'DONE' }], now));

  expect(calendar).toMatchObject({
    name: 'VCALENDAR',
    properties: { VERSION: '2.0', PRODID: expect.any(String) },
  });
  const [event, done] = calendar.components;
  expect(event?.properties).toMatchObject({
    DTSTAMP: '20261102T080000Z',
    DTSTART: '20261107T210000Z',
    SUMMARY: 'Gaming tax return, sports betting, monthly: October 2026 (Alder)',
    DESCRIPTION: expect.stringContaining('by the end of 2026-11-07'),
    UID: expect.stringMatching(/^[0-9a-f]{32}@tallyhouse$/),
  });
  expect(event?.components).toMatchObject([
    { name: 'VALARM', properties: { TRIGGER: '-P1D', ACTION: 'DISPLAY' } },
  ]);
  expect(done?.components).toEqual([]);
  expect(done?.properties['UID']).not.toBe(event?.properties['UID']);
  const later = parseCalendar(writeCalendar([deadline], new Date('2027-01-01T00:00:00Z')));
  expect(later.components[0]?.properties['UID']).toBe(event?.properties['UID']);
});

test('it names brand, company, licence and states as people do, never by their codes', () => {
  const reported: Deadline = { ...deadline, reportState: 'PENDING_CONFIRMATION' };
  const whole: Deadline = { ...deadline, owner: { ...deadline.owner, licenceNumber: null, brands: [] } };
  const [one, all] = parseCalendar(writeCalendar([reported, whole], now)).components;

  expect(one?.properties['DESCRIPTION']).toContain(
    'Owed by Alder Gaming Ltd, licence SB/1.\nState: Due soon. Report: Awaiting confirmation.',
  );
  expect(all?.properties['SUMMARY']).toContain('(Alder Gaming Ltd)');
  expect(all?.properties['DESCRIPTION']).toContain(', all its licences together.\nState: Due soon.');
});

test('a calendar without deadlines is a calendar still', () => {
  expect(parseCalendar(writeCalendar([], now)).components).toEqual([]);
});

test('whatever a title holds comes back, lines folded at 75 octets inside no character', () => {
  const title = fc.string({ unit: 'grapheme', maxLength: 300 }).filter((text) => !/\p{Cc}/u.test(text));
  const parts = fc.array(fc.oneof(title, fc.constantFrom('\\', ';', ',', '\\n', 'é', '🏇', 'ź'.repeat(80))), {
    maxLength: 8,
  });

  fc.assert(
    fc.property(parts, (texts) => {
      const text = texts.join('');
      const calendar = parseCalendar(writeCalendar([{ ...deadline, title: text }], now));
      expect(calendar.components[0]?.properties['SUMMARY']).toBe(`${text} (Alder)`);
    }),
    { numRuns: 500 },
  );
});

test('a line end in a title cannot add a property', () => {
  const calendar = parseCalendar(
    writeCalendar([{ ...deadline, title: 'x\r\nATTENDEE:mailto:a@b.example\u0007' }], now),
  );
  expect(calendar.components[0]?.properties['SUMMARY']).toBe('x\nATTENDEE:mailto:a@b.example (Alder)');
  expect(calendar.components[0]?.properties).not.toHaveProperty('ATTENDEE');
});
