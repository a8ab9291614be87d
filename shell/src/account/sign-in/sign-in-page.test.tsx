import {
  finishEnrolment,
  login,
  loginByRecoveryCode,
  startEnrolment,
} from '@tallyhouse/shared/contracts/auth';
import { givenPasskeys, shownPasskey } from '@tallyhouse/shared/testing/given-passkeys';
import { loginByPasskey, startPasskeyLogin } from '@tallyhouse/shared/contracts/passkeys';
import { readVersion } from '@tallyhouse/shared/contracts/health';
import { mailPasswordLink } from '@tallyhouse/shared/contracts/password-links';
import { ApiError } from '@tallyhouse/shared/http/api-error';
import { createMemoryRouter, RouterProvider } from '@tallyhouse/shared/kit/router';
import { expireSession, signOut } from '@tallyhouse/shared/session/end-session';
import { createSession } from '@tallyhouse/shared/session/session';
import { authAnswer } from '@tallyhouse/shared/testing/fake-api';
import { fakeBrowser } from '@tallyhouse/shared/testing/fake-environment';
import {
  answering,
  fakeHttp,
  problem,
  type FakeAnswer,
  type FakeInput,
} from '@tallyhouse/shared/testing/fake-http';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ServicesProvider } from '../../remotes/services/services';
import { createLanguageChoice } from '../../remotes/services/language-choice';
import { pageEnvironment } from '../../remotes/services/page-environment';
import { noOverride } from '../../remotes/federation/remote-override';
import { createThemeChoice } from '../../remotes/services/theme-choice';
import { SignInPage } from './sign-in-page';
import { registryWith } from '../../testing/page-services';

Object.assign(globalThis, { TALLYHOUSE_VERSION: '1.0.106' });

const noStream = () => Promise.reject(new Error('nothing is followed here'));

function openSignIn(
  onLogin: (input: FakeInput) => unknown,
  { isDemo = false, answers = [] }: { isDemo?: boolean; answers?: readonly FakeAnswer[] } = {},
) {
  const askAhead = jest.fn();
  const browser = fakeBrowser();
  const paths: string[] = [];
  const { environment, signs } = pageEnvironment(browser.environment, (path) => paths.push(path));
  const session = createSession(environment);
  const fake = fakeHttp([
    answering(readVersion, { version: '1.0.106', demo: isDemo }),
    answering(login, onLogin),
    ...answers,
  ]);
  const router = createMemoryRouter(
    [
      { path: '/login', element: <SignInPage /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: ['/login?returnTo=%2Fonline%3Fa%3D1'] },
  );
  const services = {
    session,
    signs,
    http: { ...fake.http, renewSession: () => Promise.resolve(), openStream: noStream },
    registry: { ...registryWith([]), askAhead },
    override: noOverride,
    themeChoice: createThemeChoice(window),
    language: createLanguageChoice(window),
  };
  render(
    <ServicesProvider services={services}>
      <RouterProvider router={router} />
    </ServicesProvider>,
  );
  return { ...fake, router, session, askAhead, browser, paths };
}

async function signInAs(email: string, password: string) {
  await userEvent.type(screen.getByLabelText('E-mail address'), email);
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

test('signing in stores the session and returns to where the user came from', async () => {
  const { router, session } = openSignIn(() => authAnswer(1));

  await signInAs('asha@tallyhouse.test', 'secret');

  expect(await screen.findByText('Elsewhere')).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/online', search: '?a=1' });
  expect(session.auth.getState().token).toBe('t1');
});

test('the registry of the next page is asked for beside the call that signs in, and not before', async () => {
  const { askAhead } = openSignIn(() => {
    expect(askAhead).toHaveBeenCalledTimes(1);
    return authAnswer(1);
  });
  expect(askAhead).not.toHaveBeenCalled();

  await signInAs('asha@tallyhouse.test', 'secret');

  expect(await screen.findByText('Elsewhere')).toBeVisible();
});

test('whose session ran out elsewhere is told why this page has come', () => {
  const { session } = openSignIn(() => authAnswer(1));
  expect(screen.getByText(/Use the account/)).toBeVisible();

  act(() => expireSession(session, session.meta.getState().epoch));

  expect(screen.getByText('Your session has ended. Sign in to go back to where you were.')).toBeVisible();
});

test('who signed out in another tab is told so, and who did it here is not', async () => {
  const words = /^You signed out in another tab\. Sign in to go back/;
  const { session, browser, paths, router } = openSignIn(() => authAnswer(1));
  await signInAs('asha@tallyhouse.test', 'secret');
  const otherTab = createSession(fakeBrowser({ storage: browser.storage }).environment);

  signOut(otherTab);
  act(() => browser.storageChanged('auth'));
  await act(() => router.navigate(paths[0] ?? ''));
  expect(screen.getByText(words)).toBeVisible();

  await signInAs('asha@tallyhouse.test', 'secret');
  act(() => signOut(session));
  await act(() => router.navigate(paths[1] ?? ''));
  expect(screen.queryByText(words)).not.toBeInTheDocument();
  expect(screen.getByText(/Use the account/)).toBeVisible();
});

test('a refusal is said neutrally above the form and takes the focus; what was typed stays', async () => {
  openSignIn(() => {
    throw problem(401, 'BAD_CREDENTIALS');
  });

  await signInAs('asha@tallyhouse.test', 'wrong');

  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('E-mail address or password is incorrect');
  expect(summary).toHaveFocus();
  expect(screen.getByLabelText('E-mail address')).toHaveValue('asha@tallyhouse.test');
});

test('a locked account is told apart, with whom to ask', async () => {
  openSignIn(() => {
    throw problem(423, 'ACCOUNT_LOCKED');
  });

  await signInAs('asha@tallyhouse.test', 'right');

  expect(await screen.findByRole('alert')).toHaveTextContent('Ask your administrator');
});

test.each([
  [290, 'Try again in 5 minutes'],
  [30, 'Try again in 30 seconds'],
])('after too many tries the page says how long to wait: %i s', async (retryAfterSeconds, words) => {
  openSignIn(() => {
    const { problem: refusal } = problem(429, 'RATE_LIMIT');
    throw new ApiError(refusal, { retryAfterSeconds });
  });

  await signInAs('asha@tallyhouse.test', 'wrong');

  expect(await screen.findByRole('alert')).toHaveTextContent(words);
});

test('an account with an authenticator is asked for its code', async () => {
  const { sentTo } = openSignIn((input) => {
    if ((input.body as { otp?: string }).otp !== '123456') throw problem(401, 'OTP_REQUIRED');
    return authAnswer(1);
  });

  await signInAs('asha@tallyhouse.test', 'secret');
  await userEvent.type(await screen.findByLabelText('Code'), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));

  expect(await screen.findByText('Elsewhere')).toBeVisible();
  expect(sentTo(login)).toHaveLength(2);
});

test('whose role demands an authenticator sets one up, keeps the codes, and only then goes on', async () => {
  const recoveryCodes = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'];
  const refusals = [problem(403, 'SECOND_FACTOR_REQUIRED')];
  const { sentTo, session } = openSignIn(
    () => {
      throw problem(401, 'SECOND_FACTOR_UNSET');
    },
    {
      answers: [
        answering(startEnrolment, {
          ...{ enrolmentToken: 'e1', expiresAt: '2026-03-15T10:10:00.000Z' },
          ...{ secret: 'JBSWY3DPEHPK3PXP', otpauthUrl: 'otpauth://totp/Tallyhouse:asha' },
        }),
        answering(finishEnrolment, () => {
          const refusal = refusals.pop();
          if (refusal !== undefined) throw refusal;
          return { ...authAnswer(1), recoveryCodes };
        }),
      ],
    },
  );
  await signInAs('asha@tallyhouse.test', 'secret');
  expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  expect(screen.getByRole('img', { name: 'QR code of the secret' })).toBeVisible();
  expect(sentTo(startEnrolment)[0]?.body).toEqual({ email: 'asha@tallyhouse.test', password: 'secret' });
  const finish = screen.getByRole('button', { name: 'Confirm and sign in' });
  await userEvent.type(screen.getByLabelText('Six-digit code from the app'), '12345');
  expect(finish).toBeDisabled();
  await userEvent.type(screen.getByLabelText('Six-digit code from the app'), '6');
  await userEvent.click(finish);
  expect(await screen.findByRole('alert')).toHaveTextContent('That code was not accepted');
  await userEvent.click(finish);

  expect(await screen.findByText('EEEE-FFFF-GGGG-HHHH')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Save these recovery codes' })).toHaveFocus();
  expect(session.auth.getState().token).toBeNull();
  expect(sentTo(finishEnrolment)[1]?.body).toEqual({ enrolmentToken: 'e1', otp: '123456' });
  await userEvent.click(screen.getByRole('button', { name: 'I have saved them' }));
  expect(await screen.findByText('Elsewhere')).toBeVisible();
  expect(session.auth.getState().token).toBe('t1');
});

test('without the authenticator a recovery code signs in, and what is left is told first', async () => {
  const { sentTo } = openSignIn(
    () => {
      throw problem(401, 'OTP_REQUIRED');
    },
    {
      answers: [
        answering(loginByRecoveryCode, ({ body }) => {
          if ((body as { recoveryCode: string }).recoveryCode === 'wrong')
            throw problem(401, 'BAD_CREDENTIALS');
          return { ...authAnswer(1), recoveryCodesLeft: 9 };
        }),
      ],
    },
  );
  await signInAs('asha@tallyhouse.test', 'secret');
  await userEvent.click(await screen.findByRole('button', { name: 'I do not have my authenticator' }));
  const code = await screen.findByLabelText('Recovery code');
  await userEvent.type(code, 'wrong');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('That recovery code was not accepted');
  await userEvent.clear(code);
  await userEvent.type(code, 'AAAA-BBBB-CCCC-DDDD');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));

  expect(await screen.findByText('You have 9 recovery codes left.')).toBeVisible();
  expect(sentTo(loginByRecoveryCode)[1]?.body).toMatchObject({ password: 'secret' });
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Elsewhere')).toBeVisible();
});

test('a passkey signs in in place of the code, after a first try that the person refused', async () => {
  givenPasskeys([null, shownPasskey()]);
  const options = { challenge: 'AAEC', rpId: 'localhost', allowCredentials: [] };
  const { sentTo } = openSignIn(
    () => {
      throw problem(401, 'OTP_REQUIRED');
    },
    {
      answers: [
        answering(startPasskeyLogin, { passkeyToken: 'p1', options }),
        answering(loginByPasskey, () => authAnswer(1)),
      ],
    },
  );
  await signInAs('asha@tallyhouse.test', 'secret');
  await userEvent.click(await screen.findByRole('button', { name: 'Use a passkey' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('No passkey was used');
  expect(sentTo(loginByPasskey)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByText('Elsewhere')).toBeVisible();
  expect(sentTo(startPasskeyLogin)[1]?.body).toEqual({ email: 'asha@tallyhouse.test', password: 'secret' });
  expect(sentTo(loginByPasskey)[0]?.body).toMatchObject({
    ...{ passkeyToken: 'p1', credential: { id: 'AAEC', response: { signature: 'AAEC' } } },
  });
});

test('who has forgotten the password has a link mailed, or is told that none can be', async () => {
  const refusals = [problem(409, 'NO_MAIL_SERVER')];
  const { sentTo } = openSignIn(() => authAnswer(1), {
    answers: [
      answering(mailPasswordLink, () => {
        const refusal = refusals.pop();
        if (refusal !== undefined) throw refusal;
      }),
    ],
  });
  await userEvent.type(screen.getByLabelText('E-mail address'), 'asha@tallyhouse.test');
  await userEvent.click(screen.getByRole('button', { name: 'Forgot your password?' }));
  const send = await screen.findByRole('button', { name: 'Send me the link' });
  await userEvent.click(send);
  expect(await screen.findByRole('alert')).toHaveTextContent('This server does not send e-mail');
  await userEvent.click(send);

  expect(await screen.findByText(/If there is an account for asha@tallyhouse.test/)).toBeVisible();
  expect(sentTo(mailPasswordLink)[1]?.body).toEqual({ email: 'asha@tallyhouse.test' });
  await userEvent.click(screen.getByRole('button', { name: 'Back to sign-in' }));
  expect(screen.getByLabelText('E-mail address')).toHaveValue('asha@tallyhouse.test');
});

test('empty fields are named before the server is asked', async () => {
  const { sentTo } = openSignIn(() => authAnswer(1));

  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));

  expect(screen.getByRole('link', { name: 'Enter your e-mail address' })).toHaveAttribute('href', '#email');
  expect(screen.getByLabelText('Password')).toBeInvalid();
  expect(sentTo(login)).toHaveLength(0);
});

test('a demo server offers its accounts and fills the form', async () => {
  openSignIn(() => authAnswer(1), { isDemo: true });

  await userEvent.click(await screen.findByRole('button', { name: 'approver confirms reports' }));

  expect(screen.getByLabelText('E-mail address')).toHaveValue('approver@tallyhouse.test');
});
