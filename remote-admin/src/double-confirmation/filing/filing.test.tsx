import { readConfirmation } from '@tallyhouse/shared/contracts/confirmation';
import { fileReport } from '@tallyhouse/shared/contracts/filing-calls';
import {
  confirmationDetailExample,
  confirmationItemExample,
} from '@tallyhouse/shared/contracts/confirmation-examples';
import type { ConfirmationDetail } from '@tallyhouse/shared/contracts/confirmation-items';
import { findHiddenToo } from '@tallyhouse/shared/testing/find-hidden-too';
import { answering } from '@tallyhouse/shared/testing/fake-http';
import { renderRemote } from '@tallyhouse/shared/testing/render-remote';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DoubleConfirmationScreen } from '../double-confirmation-screen';
import { instantOf } from './filing-form';

findHiddenToo();

const { report, submission } = confirmationDetailExample;
const toFile: ConfirmationDetail = {
  ...confirmationDetailExample,
  report: { ...report, state: 'CONFIRMED' },
  submission:
    submission === null
      ? null
      : { ...submission, confirmedBy: 'Amos Approver', confirmedAt: '2026-04-02T10:00:00.000Z' },
  allowed: { ...confirmationDetailExample.allowed, confirm: false, return: false, file: true },
  filing: {
    sheet: [
      { field: 'from', label: { en: 'First day of the period', sw: 'Siku ya kwanza' }, value: '2026-03-01' },
      { field: 'tax', label: { en: 'Tax, GGT', sw: 'Kodi, GGT' }, value: '50000000.00' },
    ],
    filed: null,
  },
};

function open(detail: ConfirmationDetail) {
  return renderRemote(<DoubleConfirmationScreen />, {
    path: `/double-confirmation?id=${report.id}`,
    session: {
      user: { id: 'user-2', email: 'approver@tallyhouse.test', name: 'Amos Approver' },
      permissions: ['confirmation.view', 'reports.confirm', 'reports.view-detail'],
    },
    answers: [answering(readConfirmation, detail), answering(fileReport, confirmationItemExample)],
  });
}

test('what to type at the portal is shown as people read it, and the filing goes with its receipt', async () => {
  const { sentTo } = open(toFile);
  const panel = await screen.findByRole('region', { name: 'Filing at the portal of TRA' });
  expect(within(panel).getByRole('row', { name: /Tax, GGT/ })).toHaveTextContent('50,000,000');
  expect(panel).toHaveTextContent('The order may differ from the portal');
  expect(within(panel).getByRole('button', { name: 'Copy: Tax, GGT' })).toBeVisible();

  fireEvent.click(within(panel).getByRole('button', { name: 'Record the filing' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Record filing' }));
  expect(within(dialog).getByText('Enter the reference issued by the portal')).toBeVisible();
  expect(within(dialog).getByText('Choose the receipt: a PDF, PNG or JPEG of up to 5 MB')).toBeVisible();
  expect(sentTo(fileReport)).toEqual([]);

  fireEvent.change(within(dialog).getByLabelText('Portal reference'), { target: { value: 'TRA-9' } });
  const filedAt = within(dialog).getByLabelText(/^Filed at/);
  fireEvent.change(filedAt, { target: { value: '2026-04-03 12:30' } });
  fireEvent.keyDown(filedAt, { key: 'Enter' });
  const receipt = new File(['%PDF-1.4'], 'receipt.pdf', { type: 'application/pdf' });
  fireEvent.change(dialog.querySelector<HTMLInputElement>('input[type="file"]')!, {
    target: { files: [receipt] },
  });
  expect(within(dialog).getByText('receipt.pdf')).toBeVisible();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Record filing' }));

  await waitFor(() => expect(sentTo(fileReport)).toHaveLength(1));
  expect(sentTo(fileReport)[0]?.body).toMatchObject({
    payloadHash: submission?.payloadHash,
    reference: 'TRA-9',
    filedAt: '2026-04-03T09:30:00.000Z',
    receipt: { name: 'receipt.pdf', contentType: 'application/pdf', content: 'JVBERi0xLjQ=' },
    note: null,
  });
});

test('who prepared it is told for whom it waits', async () => {
  open({ ...toFile, allowed: { ...toFile.allowed, file: false } });

  const panel = await screen.findByRole('region', { name: 'Filing at the portal of TRA' });
  expect(panel).toHaveTextContent('Someone who did not prepare it must file it');
  expect(within(panel).queryByRole('button', { name: 'Record the filing' })).toBeNull();
});

test('a wall clock is read in the zone of the brand, on the day on which clocks change too', () => {
  expect(instantOf('2026-04-03T12:30', 'Africa/Dar_es_Salaam')).toBe('2026-04-03T09:30:00.000Z');
  expect(instantOf('2026-03-29T00:30', 'Europe/London')).toBe('2026-03-29T00:30:00.000Z');
  expect(instantOf('2026-03-29T03:30', 'Europe/London')).toBe('2026-03-29T02:30:00.000Z');
});
