import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { setLocale } from '../i18n/locale';
import { DateField } from './date-field';

const user = userEvent.setup();

function open(props: Partial<Parameters<typeof DateField>[0]> = {}) {
  const onChange = jest.fn();
  render(<DateField label="From" value={undefined} onChange={onChange} {...props} />);
  return { field: screen.getByLabelText('From'), onChange };
}

test.each(['2026-03-05', '5 Mar 2026', '5/3/2026', '5.3.2026'])('%s is the fifth of March', async (typed) => {
  const { field, onChange } = open();
  await user.type(field, `${typed}{Enter}`);
  expect(onChange).toHaveBeenLastCalledWith('2026-03-05');
});

test('what was typed counts when the field is left', async () => {
  const { field, onChange } = open();
  await user.type(field, '2026-03-05');
  await user.tab();
  expect(onChange).toHaveBeenLastCalledWith('2026-03-05');
});

test('what is no day changes nothing', async () => {
  const { field, onChange } = open({ value: '2026-03-05' });
  await user.clear(field);
  await user.type(field, '31 Feb 2026');
  await user.tab();
  expect(onChange).not.toHaveBeenCalled();
});

test.each([
  ['before its period starts', { notBefore: '2026-03-05' }, '4 Mar 2026'],
  ['after its period ends', { notAfter: '2026-03-05' }, '6 Mar 2026'],
])('a day %s is not taken; the day itself is', async (_what, limit, typed) => {
  const { field, onChange } = open(limit);
  await user.type(field, typed);
  await user.tab();
  expect(onChange).not.toHaveBeenCalled();
  await user.clear(field);
  await user.type(field, '5 Mar 2026{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('2026-03-05');
});

test('a month and a moment are written as their precision says', async () => {
  const month = jest.fn();
  const moment = jest.fn();
  render(<DateField label="Month" precision="month" value={undefined} onChange={month} />);
  render(<DateField label="Moment" precision="minute" value="2026-03-05T09:30" onChange={moment} />);
  await user.type(screen.getByLabelText('Month'), 'Mar 2026{Enter}');
  expect(month).toHaveBeenLastCalledWith('2026-03');
  expect(screen.getByLabelText('Moment')).toHaveValue('5 Mar 2026, 09:30');
  await user.clear(screen.getByLabelText('Moment'));
  await user.type(screen.getByLabelText('Moment'), '2026-03-06 18:05{Enter}');
  expect(moment).toHaveBeenLastCalledWith('2026-03-06T18:05');
});

test('a day stands in its field as it does beside it', async () => {
  const { field, onChange } = open({ value: '2026-03-05' });
  expect(field).toHaveValue('5 Mar 2026');
  act(() => setLocale('ar'));
  expect(field).toHaveValue('05/03/2026');
  await user.clear(field);
  await user.type(field, '06/03/2026{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('2026-03-06');
  act(() => setLocale('en'));
});
