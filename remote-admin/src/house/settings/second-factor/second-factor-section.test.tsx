import {
  finishSecondFactor,
  makeRecoveryCodes,
  startSecondFactor,
} from '@tallyhouse/shared/contracts/own-factor';
import { listPasskeys } from '@tallyhouse/shared/contracts/passkeys';
import { readProfile } from '@tallyhouse/shared/contracts/settings';
import { answering, problem } from '@tallyhouse/shared/testing/fake-http';
import { renderRemote } from '@tallyhouse/shared/testing/render-remote';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { SecondFactorSection } from './second-factor-section';

const profile = {
  ...{ id: 'user-1', name: 'Rehema Reporter', email: 'reporter@tallyhouse.test', locale: 'en' as const },
  ...{ roles: ['admin'], hasSecondFactor: false, otpAtLogin: false, otpDemanded: false },
  ...{ recoveryCodesLeft: 2, createdAt: '2026-01-05T08:00:00.000Z' },
};
const started = { secret: 'JBSWY3DPEHPK3PXP', otpauthUrl: 'otpauth://totp/Tallyhouse:rehema' };

function type(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

test('an authenticator is set up with the password, its secret and its first code', async () => {
  let now = profile;
  const page = renderRemote(<SecondFactorSection />, {
    answers: [
      answering(listPasskeys, { items: [] }),
      answering(readProfile, () => now),
      answering(startSecondFactor, started),
      answering(finishSecondFactor, () => {
        now = { ...profile, hasSecondFactor: true, otpAtLogin: true };
        return now;
      }),
    ],
  });
  expect(await screen.findByText(/You have no authenticator yet/)).toBeVisible();
  expect(
    screen.queryByLabelText('Code of the current authenticator, or a recovery code'),
  ).not.toBeInTheDocument();
  type('Current password for the authenticator', 'four words nobody guesses');
  fireEvent.click(screen.getByText('Set up an authenticator'));

  expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  type('First code of the new authenticator', '12345');
  fireEvent.click(screen.getByText('Confirm'));
  expect(screen.getByLabelText('First code of the new authenticator')).toHaveAccessibleDescription(
    'Enter the six digits that your authenticator shows now',
  );
  expect(page.sentTo(finishSecondFactor)).toHaveLength(0);
  type('First code of the new authenticator', '123456');
  fireEvent.click(screen.getByText('Confirm'));

  expect(await screen.findByText('The new authenticator is now active.')).toBeVisible();
  expect(await screen.findByText(/You have an authenticator\. Signing in asks for its code\./)).toBeVisible();
  expect(page.sentTo(startSecondFactor)[0]?.body).toEqual({ currentPassword: 'four words nobody guesses' });
  expect(page.sentTo(finishSecondFactor)[0]?.body).toEqual({ otp: '123456', otpAtLogin: true });
  expect(screen.queryByText('JBSW Y3DP EHPK 3PXP')).not.toBeInTheDocument();
});

test('who has one gives its code too, and a refusal keeps what was typed', async () => {
  const page = renderRemote(<SecondFactorSection />, {
    answers: [
      answering(listPasskeys, { items: [] }),
      answering(readProfile, { ...profile, hasSecondFactor: true }),
      answering(startSecondFactor, () => {
        throw problem(403, 'SECOND_FACTOR_REQUIRED', 'The code was used already');
      }),
    ],
  });
  await screen.findByLabelText('Code of the current authenticator, or a recovery code');
  type('Current password for the authenticator', 'four words nobody guesses');
  type('Code of the current authenticator, or a recovery code', '654321');
  fireEvent.click(screen.getByText('Replace the authenticator'));

  expect(await screen.findByRole('alert')).toHaveTextContent(/was not set up.*The code was used already/);
  expect(screen.getByLabelText('Code of the current authenticator, or a recovery code')).toHaveValue(
    '654321',
  );
  expect(page.sentTo(startSecondFactor)[0]?.body).toMatchObject({ otp: '654321' });
});

test('a secret that is not taken into use is forgotten', async () => {
  const page = renderRemote(<SecondFactorSection />, {
    answers: [answering(readProfile, profile), answering(startSecondFactor, started)],
  });
  await screen.findByText(/You have no authenticator yet/);
  type('Current password for the authenticator', 'four words nobody guesses');
  fireEvent.click(screen.getByText('Set up an authenticator'));
  await screen.findByText('JBSW Y3DP EHPK 3PXP');
  fireEvent.click(screen.getByText('Cancel'));

  await waitFor(() => expect(screen.queryByText('JBSW Y3DP EHPK 3PXP')).not.toBeInTheDocument());
  expect(page.sentTo(finishSecondFactor)).toHaveLength(0);
});

test('who lost it gives a recovery code; where a role demands the code there is no choice', async () => {
  const page = renderRemote(<SecondFactorSection />, {
    answers: [
      answering(listPasskeys, { items: [] }),
      answering(readProfile, { ...profile, hasSecondFactor: true, otpDemanded: true }),
      answering(startSecondFactor, started),
    ],
  });
  expect(await screen.findByText(/Your role requires its code at every sign-in/)).toBeVisible();
  type('Current password for the authenticator', 'four words nobody guesses');
  type('Code of the current authenticator, or a recovery code', ' AAAA-BBBB-CCCC-DDDD ');
  fireEvent.click(screen.getByText('Replace the authenticator'));

  expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  expect(page.sentTo(startSecondFactor)[0]?.body).toMatchObject({ recoveryCode: 'AAAA-BBBB-CCCC-DDDD' });
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('new recovery codes are shown once', async () => {
  const page = renderRemote(<SecondFactorSection />, {
    answers: [
      answering(listPasskeys, { items: [] }),
      answering(readProfile, { ...profile, hasSecondFactor: true }),
      answering(makeRecoveryCodes, { recoveryCodes: ['AAAA-BBBB-CCCC-DDDD'] }),
    ],
  });
  expect(await screen.findByText(/You have 2 left/)).toBeVisible();
  fireEvent.click(screen.getByText('Create new recovery codes'));
  const password = screen.getByLabelText('Current password for recovery codes');
  expect(password).toHaveFocus();
  expect(password).toHaveAccessibleDescription('Enter your current password');
  type('Current password for recovery codes', 'four words nobody guesses');
  fireEvent.click(screen.getByText('Create new recovery codes'));
  expect(screen.getByLabelText('Authenticator code')).toHaveFocus();
  expect(password).toBeValid();
  expect(page.sentTo(makeRecoveryCodes)).toHaveLength(0);
  type('Authenticator code', '123456');
  fireEvent.click(screen.getByText('Create new recovery codes'));

  expect(await screen.findByText('AAAA-BBBB-CCCC-DDDD')).toBeVisible();
  expect(page.sentTo(makeRecoveryCodes)[0]?.body).toMatchObject({ otp: '123456' });
  fireEvent.click(screen.getByText('I have saved them'));
  await waitFor(() => expect(screen.queryByText('AAAA-BBBB-CCCC-DDDD')).not.toBeInTheDocument());
});
