import { changePassword } from '@tallyhouse/shared/contracts/sessions';
import { ApiError } from '@tallyhouse/shared/http/api-error';
import { findHiddenToo } from '@tallyhouse/shared/testing/find-hidden-too';
import { answering, problem } from '@tallyhouse/shared/testing/fake-http';
import { renderRemote } from '@tallyhouse/shared/testing/render-remote';
import { screen } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { PasswordSection } from './password-section';

// Looking up styles for every click and every role is most of the time of a test.
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
findHiddenToo();

function open(...more: Parameters<typeof answering>[]) {
  const answers = more.map(([endpoint, answer]) => answering(endpoint, answer));
  return renderRemote(<PasswordSection />, { answers });
}

async function change(current: string, wanted: string, repeated = wanted) {
  const fields = { 'Current password': current, 'New password': wanted, 'Repeat new password': repeated };
  for (const [label, value] of Object.entries(fields)) {
    await user.click(screen.getByLabelText(label));
    await user.paste(value);
  }
  await user.click(screen.getByRole('button', { name: 'Change the password' }));
}

test('has its rules in words before one types, and what a change does', () => {
  open();

  expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(
    /At least 8 characters of any kind/,
  );
  expect(screen.getByText(/ends all your other sessions/)).toBeVisible();
});

test('is changed; the fields are emptied and the sessions read again', async () => {
  const { sentTo } = open([changePassword, undefined]);

  await change('old password', ' correct horse 🐎');

  expect(await screen.findByText(/Your password was changed/)).toBeVisible();
  expect(sentTo(changePassword)).toEqual([
    { body: { currentPassword: 'old password', newPassword: ' correct horse 🐎' } },
  ]);
  expect(screen.getByLabelText('New password')).toHaveValue('');
});

test.each([
  ['', 'long enough', 'long enough', 'Current password', 'Enter your current password'],
  ['old password', '🐎🐎🐎🐎', '🐎🐎🐎🐎', 'New password', 'Use at least 8 characters'],
  ['old password', 'long enough', 'long enougi', 'Repeat new password', 'The two passwords do not match'],
])(
  '%j, %j, %j is refused at %s before the server is asked',
  async (current, wanted, repeated, field, words) => {
    const { sentTo } = open();

    await change(current, wanted, repeated);

    expect(await screen.findByText(words, { exact: false })).toBeVisible();
    expect(screen.getByLabelText(field)).toBeInvalid();
    expect(screen.getByLabelText(field)).toHaveFocus();
    expect(sentTo(changePassword)).toEqual([]);
  },
);

const refusal = (code: string) =>
  new ApiError({
    ...problem(400, 'VALIDATION').problem,
    errors: [{ field: 'newPassword', code, message: 'Words of the server' }],
  });

test.each([
  [
    'a wrong present password',
    problem(403, 'BAD_CREDENTIALS'),
    'Current password',
    'This is not your current password',
  ],
  ['a short one', refusal('TOO_SHORT'), 'New password', 'Use at least 8 characters'],
  ['a common one', refusal('TOO_COMMON'), 'New password', 'This password is too common'],
  ['the present one', refusal('SAME'), 'New password', 'your current password'],
  ['the e-mail address', refusal('IS_EMAIL'), 'New password', 'Do not use your e-mail address'],
])(
  'the server’s refusal of %s is said at its field, and what was typed stays',
  async (_case, error, field, words) => {
    open([
      changePassword,
      () => {
        throw error;
      },
    ]);

    await change('old password', 'long enough');

    expect(await screen.findByText(words, { exact: false })).toBeVisible();
    expect(screen.getByLabelText(field)).toBeInvalid();
    expect(screen.getByLabelText(field)).toHaveFocus();
    expect(screen.getByLabelText('Repeat new password')).toHaveValue('long enough');
  },
);

test('a failure that is about no field stands above the form', async () => {
  open([
    changePassword,
    () => {
      throw problem(429, 'RATE_LIMIT', 'Too many tries.');
    },
  ]);

  await change('old password', 'long enough');

  expect(await screen.findByRole('alert')).toHaveTextContent('Too many tries.');
});
