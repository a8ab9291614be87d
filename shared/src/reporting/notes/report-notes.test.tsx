import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  correctReportNote,
  readReportNotes,
  withdrawReportNote,
  writeReportNote,
  type ReportNote,
  type ReportNotes as Notes,
} from '../../contracts/report-notes';
import { answering, problem, type FakeInput } from '../../testing/fake-http';
import { reporterOfAlder } from '../../testing/remote-stage';
import { renderRemote } from '../../testing/render-remote';
import { ReportGrid, type GridColumn, type LoadBlock } from '../../ui/report-grid';
import { ReportNotes } from './report-notes';
import { useNotedGrid } from './use-noted-grid';

const columns: readonly GridColumn[] = [
  { field: 'day', title: 'Day', type: 'date' },
  { field: 'ggr', title: 'GGR', type: 'money', unit: 'EUR' },
];
const loadBlock: LoadBlock = () =>
  Promise.resolve([{ key: '{"rowNo":1}', values: { day: '2026-10-01', ggr: '12.00' } }]);

const note: ReportNote = {
  ...{ id: 'note_1', rowNo: 1, line: [{ field: 'day', value: '2026-10-01' }], field: 'ggr' },
  text: 'Agreed on the phone',
  author: { id: 'u_1', name: 'Rehema', account: 'rehema@example.test' },
  ...{ writtenAt: '2026-11-02T08:00:00.000Z', correctedAt: null, carriedFrom: null, isOwn: true },
};
const open: Notes = { items: [note], isOpen: true };

function NotedReport() {
  const { dialog, cells } = useNotedGrid({ reportId: 'rep_1', contentHash: 'sha256:1' }, columns);
  return (
    <>
      <ReportNotes reportId="rep_1" columns={columns} zone="Africa/Dar_es_Salaam" />
      <ReportGrid
        label="Rows"
        columns={columns}
        rows={{ rowCount: 1, loadBlock }}
        totals={null}
        cells={cells}
      />
      {dialog}
    </>
  );
}

function given(notes: Notes, permissions: readonly string[] = ['reports.simulate']) {
  const sent: FakeInput[] = [];
  const keep = (answer: Notes) => (input: FakeInput) => {
    sent.push(input);
    return answer;
  };
  renderRemote(<NotedReport />, {
    session: { ...reporterOfAlder, permissions },
    answers: [
      answering(readReportNotes, notes),
      answering(
        writeReportNote,
        keep({ ...open, items: [note, { ...note, id: 'note_2', text: 'Another' }] }),
      ),
      answering(correctReportNote, keep({ ...open, items: [{ ...note, text: 'In writing' }] })),
      answering(withdrawReportNote, keep({ ...open, items: [] })),
    ],
  });
  return sent;
}

const cellOf = async (words: string) => (await screen.findByText(words)).closest<HTMLElement>('[data-cell]')!;

test('notes stand at the head with what they are about, whose they are and of when, and in the corner of their cell', async () => {
  given({
    isOpen: false,
    items: [
      { ...note, isOwn: false, carriedFrom: 1 },
      { ...note, id: 'note_2', rowNo: null, field: null, text: 'Of a line that is gone' },
    ],
  });

  const list = await screen.findByRole('region', { name: 'Notes' });
  expect(list).toHaveTextContent('1 Oct 2026 · GGR');
  expect(list).toHaveTextContent('Rehema (rehema@example.test), 2 Nov 2026, 11:00');
  expect(list).toHaveTextContent('from version 1');
  expect(list).toHaveTextContent('1 Oct 2026 · Whole line (Its line is no longer there)');
  expect(within(list).queryByRole('button')).toBeNull();
  expect(await cellOf('12.00')).toHaveTextContent('Note: Agreed on the phone — Rehema');
  expect(await cellOf('1 Oct 2026')).not.toHaveTextContent('Note');
});

test.each([
  ['the cell', 'Add a note to this cell', 'ggr', 'Note on 1 Oct 2026 · GGR'],
  ['the line', 'Add a note to the whole line', null, 'Note on 1 Oct 2026 · Whole line'],
])('a note is written on %s by its menu', async (_, action, field, title) => {
  const user = userEvent.setup();
  const sent = given(open);
  const cell = await cellOf('12.00');
  act(() => cell.focus());
  await screen.findByRole('region', { name: 'Notes' });

  await user.keyboard('{Shift>}{F10}{/Shift}');
  await user.click(await screen.findByRole('menuitem', { name: action }));
  const dialog = await screen.findByRole('dialog', { name: title });
  expect(within(dialog).getByRole('button', { name: 'Save note' })).toBeDisabled();
  await user.type(within(dialog).getByRole('textbox', { name: 'Note' }), 'Another');
  await user.click(within(dialog).getByRole('button', { name: 'Save note' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent[0]?.body).toEqual({
    ...{ reportId: 'rep_1', contentHash: 'sha256:1', rowNo: 1, field, text: 'Another' },
  });
  expect(screen.getByRole('region', { name: 'Notes' })).toHaveTextContent('Another');
});

test('an own note is corrected and withdrawn', async () => {
  const user = userEvent.setup();
  const sent = given(open);

  await user.click(await screen.findByRole('button', { name: 'Correct the note “Agreed on the phone”' }));
  const field = await screen.findByRole('textbox', { name: 'Note' });
  expect(field).toHaveValue('Agreed on the phone');
  await user.clear(field);
  await user.type(field, 'In writing');
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  await user.click(await screen.findByRole('button', { name: 'Withdraw the note “In writing”' }));
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));

  await waitFor(() => expect(screen.queryByRole('region', { name: 'Notes' })).toBeNull());
  expect(sent.map(({ params, body }) => [params, body])).toEqual([
    [{ id: 'note_1' }, { reportId: 'rep_1', text: 'In writing' }],
    [{ id: 'note_1' }, { reportId: 'rep_1' }],
  ]);
});

test.each([
  ['somebody who only reads', open, []],
  ['anybody once it was handed over', { ...open, isOpen: false }, ['reports.simulate']],
])('nothing of it is for %s', async (_, notes, permissions) => {
  const user = userEvent.setup();
  given(notes, permissions);
  const cell = await cellOf('12.00');
  act(() => cell.focus());

  const list = await screen.findByRole('region', { name: 'Notes' });
  await user.keyboard('{Shift>}{F10}{/Shift}');
  expect(screen.queryByRole('menuitem')).toBeNull();
  expect(within(list).queryByRole('button')).toBeNull();
});

test('what was typed stays when it could not be saved', async () => {
  const user = userEvent.setup();
  renderRemote(<NotedReport />, {
    session: reporterOfAlder,
    answers: [
      answering(readReportNotes, open),
      answering(correctReportNote, () => {
        throw problem(409, 'REPORT_LOCKED', 'It was handed over for confirmation.');
      }),
    ],
  });

  await user.click(await screen.findByRole('button', { name: 'Correct the note “Agreed on the phone”' }));
  await user.type(await screen.findByRole('textbox', { name: 'Note' }), ', twice');
  await user.click(screen.getByRole('button', { name: 'Save note' }));

  expect(await screen.findByText('The note was not saved')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Agreed on the phone, twice');
});
