import { finishSecondFactor, readProfile, startSecondFactor } from '@tallyhouse/shared/contracts/settings';
import { answering, problem } from '@tallyhouse/shared/testing/fake-http';
import { renderRemote } from '@tallyhouse/shared/testing/render-remote';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { SecondFactorSection } from './second-factor-section';

const profile = {
  ...{ id: 'user-1', name: 'Rehema Reporter', email: 'reporter@tallyhouse.test', locale: 'en' as const },
  ...{ roles: ['admin'], hasSecondFactor: false, otpAtLogin: false, createdAt: '2026-01-05T08:00:00.000Z' },
};
const started = { secret: 'JBSWY3DPEHPK3PXP', otpauthUrl: 'otpauth://totp/Tallyhouse:rehema' };

function type(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

test('an authenticator is set up with the password, its secret and its first code', async () => {
  let now = profile;
  const page = renderRemote(<SecondFactorSection />, {
    answers: [
      answering(readProfile, () => now),
      answering(startSecondFactor, started),
      answering(finishSecondFactor, () => {
        now = { ...profile, hasSecondFactor: true, otpAtLogin: true };
        return now;
      }),
    ],
  });
  expect(await screen.findByText(/You have no authenticator yet/)).toBeVisible();
  expect(screen.queryByLabelText('Code of the present authenticator')).not.toBeInTheDocument();
  type('Present password for the authenticator', 'four words nobody guesses');
  fireEvent.click(screen.getByText('Set up an authenticator'));

  expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  type('First code of the new authenticator', '12345');
  expect(screen.getByText('Take it into use').closest('button')).toBeDisabled();
  type('First code of the new authenticator', '123456');
  fireEvent.click(screen.getByText('Take it into use'));

  expect(await screen.findByText('The new authenticator is in use.')).toBeVisible();
  expect(await screen.findByText(/You have an authenticator\. Signing in asks for its code\./)).toBeVisible();
  expect(page.sentTo(startSecondFactor)[0]?.body).toEqual({ currentPassword: 'four words nobody guesses' });
  expect(page.sentTo(finishSecondFactor)[0]?.body).toEqual({ otp: '123456', otpAtLogin: true });
  expect(screen.queryByText('JBSW Y3DP EHPK 3PXP')).not.toBeInTheDocument();
});

test('who has one gives its code too, and a refusal keeps what was typed', async () => {
  const page = renderRemote(<SecondFactorSection />, {
    answers: [
      answering(readProfile, { ...profile, hasSecondFactor: true }),
      answering(startSecondFactor, () => {
        throw problem(403, 'SECOND_FACTOR_REQUIRED', 'The code was used already');
      }),
    ],
  });
  await screen.findByLabelText('Code of the present authenticator');
  type('Present password for the authenticator', 'four words nobody guesses');
  type('Code of the present authenticator', '654321');
  fireEvent.click(screen.getByText('Replace the authenticator'));

  expect(await screen.findByRole('alert')).toHaveTextContent(/was not set up.*The code was used already/);
  expect(screen.getByLabelText('Code of the present authenticator')).toHaveValue('654321');
  expect(page.sentTo(startSecondFactor)[0]?.body).toMatchObject({ otp: '654321' });
});

test('a secret that is not taken into use is forgotten', async () => {
  const page = renderRemote(<SecondFactorSection />, {
    answers: [answering(readProfile, profile), answering(startSecondFactor, started)],
  });
  await screen.findByText(/You have no authenticator yet/);
  type('Present password for the authenticator', 'four words nobody guesses');
  fireEvent.click(screen.getByText('Set up an authenticator'));
  await screen.findByText('JBSW Y3DP EHPK 3PXP');
  fireEvent.click(screen.getByText('Cancel'));

  await waitFor(() => expect(screen.queryByText('JBSW Y3DP EHPK 3PXP')).not.toBeInTheDocument());
  expect(page.sentTo(finishSecondFactor)).toHaveLength(0);
});
