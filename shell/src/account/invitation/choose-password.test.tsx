import { acceptInvitation } from '@tallyhouse/shared/contracts/users';
import { createMemoryRouter, RouterProvider } from '@tallyhouse/shared/kit/router';
import { answering, fakeHttp, problem } from '@tallyhouse/shared/testing/fake-http';
import { fireEvent, render, screen } from '@testing-library/react';
import { ServicesProvider, type Services } from '../../remotes/services/services';
import { ChoosePassword } from './choose-password';

function open(give: () => unknown) {
  const fake = fakeHttp([answering(acceptInvitation, give)]);
  const router = createMemoryRouter(
    [
      { path: '/login', element: <ChoosePassword invitation="thi_1" /> },
      { path: '*', element: null },
    ],
    { initialEntries: ['/login?invitation=thi_1'] },
  );
  const services = { http: fake.http } as unknown as Services;
  render(
    <ServicesProvider services={services}>
      <RouterProvider router={router} />
    </ServicesProvider>,
  );
  return { ...fake, router };
}

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
  expect(page.router.state.location.search).toBe('');
});

test('a link that was used says what to do, and leads to where one is requested', async () => {
  const page = open(() => {
    throw problem(403, 'INVITATION_INVALID');
  });
  choose('four words nobody guesses');
  expect(await screen.findByRole('alert')).toHaveTextContent(/Ask your administrator for a new one/);

  fireEvent.click(screen.getByText('Go to sign-in'));
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
