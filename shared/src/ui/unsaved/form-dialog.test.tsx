import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Input } from '../../kit/core';
import { Select } from '../../kit/select';
import { DateField } from '../date-field';
import { FormDialog } from './form-dialog';

const months = [
  { value: 9, label: 'September' },
  { value: 10, label: 'October' },
];

function open() {
  const onCancel = jest.fn();
  render(
    <FormDialog title="Propose" onCancel={onCancel}>
      <p>Two people decide.</p>
      <label htmlFor="month">Month</label>
      <Select id="month" options={months} />
    </FormDialog>,
  );
  return onCancel;
}

test('the first field has the focus', async () => {
  open();
  await waitFor(() => expect(screen.getByLabelText('Month')).toHaveFocus());
});

test('after a try to send it, the first field that is wrong has the focus, however it says so', async () => {
  function Proposal() {
    const [isTried, setTried] = useState(false);
    return (
      <FormDialog title="Propose" onOk={() => setTried(true)} onCancel={() => undefined}>
        <input aria-label="Fine" />
        <Input aria-label="Name" status={isTried ? 'error' : ''} />
        <textarea aria-label="Reason" aria-invalid={isTried} />
      </FormDialog>
    );
  }
  render(<Proposal />);
  await waitFor(() => expect(screen.getByLabelText('Fine')).toHaveFocus());

  await userEvent.click(screen.getByRole('button', { name: 'OK' }));

  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
});

test('without a value it closes at once', async () => {
  const onCancel = open();
  await userEvent.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledTimes(1);
});

test('a value chosen by mouse is not lost without a question', async () => {
  const onCancel = open();
  await userEvent.click(screen.getByLabelText('Month'));
  await userEvent.click(await screen.findByTitle('October'));

  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));

  expect(onCancel).not.toHaveBeenCalled();
  await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
});

function openToSend({ danger = false, loading = false } = {}) {
  const onOk = jest.fn();
  render(
    <FormDialog title="Propose" okButtonProps={{ danger, loading }} onOk={onOk} onCancel={() => undefined}>
      <Input aria-label="Name" />
      <textarea aria-label="Reason" />
      <Select aria-label="Month" options={months} />
      <DateField label="From" value={undefined} onChange={() => undefined} />
    </FormDialog>,
  );
  return onOk;
}

test('Enter in a field of one line sends it, once, however long it is held', async () => {
  const onOk = openToSend();
  await userEvent.type(screen.getByLabelText('Name'), 'A key{Enter>3/}');
  expect(onOk).toHaveBeenCalledTimes(1);
});

test('Enter is a line of a long text, a choice of a list, a day of a calendar', async () => {
  const onOk = openToSend();
  await userEvent.type(screen.getByLabelText('Reason'), 'One{Enter}two');
  await userEvent.type(screen.getByLabelText('Month'), '{Enter}{ArrowDown}{Enter}');
  await userEvent.type(screen.getByLabelText('From'), '2026-10-01{Enter}');

  expect(screen.getByLabelText('Reason')).toHaveValue('One\ntwo');
  expect(onOk).not.toHaveBeenCalled();
});

test.each([
  ['what cannot be taken back', { danger: true }],
  ['what is being sent already', { loading: true }],
])('Enter does not send %s', async (_, how) => {
  const onOk = openToSend(how);
  await userEvent.type(screen.getByLabelText('Name'), 'A key{Enter}');
  expect(onOk).not.toHaveBeenCalled();
});
