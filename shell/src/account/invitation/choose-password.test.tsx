import { logout } from '@tallyhouse/shared/contracts/auth';
import { acceptInvitation, checkInvitation } from '@tallyhouse/shared/contracts/password-links';
import { createMemoryRouter, RouterProvider } from '@tallyhouse/shared/kit/router';
import { createSession } from '@tallyhouse/shared/session/session';
import { signIn } from '@tallyhouse/shared/session/sign-in';
import { authAnswer } from '@tallyhouse/shared/testing/fake-api';
import { fakeBrowser } from '@tallyhouse/shared/testing/fake-environment';
import { answering, fakeHttp, problem } from '@tallyhouse/shared/testing/fake-http';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ServicesProvider, type Services } from '../../remotes/services/services';
import { ChoosePassword } from './choose-password';

function open(give: () => unknown, { check = () => undefined, isSignedIn = false }: Standing = {}) {
  const fake = fakeHttp([
    answering(acceptInvitation, give),
    answering(checkInvitation, check),
    answering(logout, undefined),
  ]);
  const session = createSession(fakeBrowser().environment);
  if (isSignedIn) signIn(session, authAnswer(1));
  const onOver = jest.fn();
  const router = createMemoryRouter(
    [
      { path: '/login', element: <ChoosePassword invitation="thi_1" onOver={onOver} /> },
      { path: '*', element: null },
    ],
    { initialEntries: ['/login?invitation=thi_1'] },
  );
  const services = { http: fake.http, session } as unknown as Services;
  render(
    <ServicesProvider services={services}>
      <RouterProvider router={router} />
    </ServicesProvider>,
  );
  return { ...fake, router, session, onOver };
}

interface Standing {
  readonly check?: () => unknown;
  readonly isSignedIn?: boolean;
}

const dead = () => {
  throw problem(403, 'INVITATION_INVALID');
};

function choose(wanted: string, repeated = wanted) {
  fireEvent.change(screen.getByLabelText('New password'), { target: { value: wanted } });
  fireEvent.change(screen.getByLabelText('Repeat new password'), { target: { value: repeated } });
  fireEvent.click(screen.getByText('Set the password'));
}

test('a password is chosen twice the same, sent with the link, and then one signs in', async () => {
  const page = open(() => undefined);
  choose('short');
  expect(screen.getByRole('alert')).toHaveTextContent('Use at least 8 characters');
  choose('four words nobody guesses', 'something else');
  expect(screen.getByRole('alert')).toHaveTextContent('The two passwords do not match');
  expect(page.sentTo(acceptInvitation)).toHaveLength(0);

  choose('four words nobody guesses');
  expect(await screen.findByText('Your password has been set')).toBeVisible();
  expect(page.sentTo(acceptInvitation)[0]?.body).toEqual({
    ...{ invitationToken: 'thi_1', newPassword: 'four words nobody guesses' },
  });
  fireEvent.click(screen.getByText('Go to sign-in'));
  await waitFor(() => expect(page.onOver).toHaveBeenCalled());
  expect(page.router.state.location.search).toBe('');
});

test('a dead link says so before a password is typed, and leads to where one is requested', async () => {
  const page = open(() => undefined, { check: dead });
  expect(await screen.findByRole('alert')).toHaveTextContent(/Ask your administrator for a new one/);
  expect(page.sentTo(checkInvitation)[0]?.body).toEqual({ invitationToken: 'thi_1' });
  expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();

  fireEvent.click(screen.getByText('Go to sign-in'));
  await waitFor(() => expect(page.onOver).toHaveBeenCalled());
  expect(page.router.state.location.search).toBe('');
});

test('a link that was used meanwhile says so, too', async () => {
  open(dead);
  choose('four words nobody guesses');
  expect(await screen.findByRole('alert')).toHaveTextContent(/no longer works/);
});

test('where it is not known whether the link still works, a password is taken', async () => {
  const check = () => {
    throw problem(429, 'RATE_LIMIT');
  };
  open(() => undefined, { check });
  choose('four words nobody guesses');
  expect(await screen.findByText('Your password has been set')).toBeVisible();
});

test('who is signed in here is named, and signed out on the way to signing in', async () => {
  const page = open(() => undefined, { isSignedIn: true });
  const { name } = authAnswer(1).user;
  choose('four words nobody guesses');
  expect(await screen.findByText(new RegExp(`${name}.* is signed out when you go to sign-in`))).toBeVisible();

  fireEvent.click(screen.getByText('Go to sign-in'));
  await waitFor(() => expect(page.session.auth.getState().token).toBeNull());
  expect(page.sentTo(logout)).toHaveLength(1);
  expect(page.router.state.location.search).toBe('');
});

test('a refusal for another reason does not say that the link is gone, and keeps what was typed', async () => {
  open(() => {
    throw problem(429, 'RATE_LIMIT');
  });
  choose('four words nobody guesses');

  expect(await screen.findByRole('alert')).toHaveTextContent(/Too many/);
  expect(screen.getByRole('alert')).not.toHaveTextContent('no longer works');
  expect(screen.getByLabelText('New password')).toHaveValue('four words nobody guesses');
});
