import { setLocale } from '@tallyhouse/shared/i18n/locale';
import { createMemoryRouter, RouterProvider } from '@tallyhouse/shared/kit/router';
import { render, screen } from '@testing-library/react';
import { ErrorPage } from './error-page';

function open(address: string) {
  const routes = [
    { path: '/error', element: <ErrorPage /> },
    { path: '*', element: <p>Elsewhere</p> },
  ];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />);
}

afterEach(() => setLocale('en'));

test.each([
  ['403', 'You do not have access to this page', 'ask an administrator'],
  ['404', 'This page does not exist', 'may be misspelt'],
  ['500', 'Something went wrong', 'Try again'],
  ['offline', 'No connection', 'could not be reached'],
  ['<script>', 'Something went wrong', 'Try again'],
])('code %s has words, a cause and ways on', (code, title, cause) => {
  open(`/error?code=${encodeURIComponent(code)}&trace=trace-7`);

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(screen.getByRole('main')).toHaveTextContent(cause);
  expect(screen.getByText('trace-7')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Go back' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  expect(document.title).toContain(title);
});

test('it speaks Swahili too', () => {
  setLocale('sw');

  open('/error?code=404');

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ukurasa huu haupo');
});
