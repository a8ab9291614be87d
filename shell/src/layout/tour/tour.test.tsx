import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setLocale } from '@tallyhouse/shared/i18n/locale';
import type { MenuGroup } from '../menu/menu-groups';
import { TourOffer } from './tour-offer';
import { TourProvider, useTour } from './tour';

const groups: readonly MenuGroup[] = [
  {
    group: 'overview',
    entries: [
      {
        path: '/dashboard',
        title: { en: 'Dashboard', sw: 'Dashibodi' },
        group: 'overview',
        icon: 'dashboard',
        order: 1,
      },
    ],
  },
];

function Again() {
  const { start } = useTour();
  return (
    <button type="button" onClick={start}>
      again
    </button>
  );
}

function page(userId = 'u_1') {
  return (
    <TourProvider userId={userId} groups={groups}>
      <TourOffer />
      <Again />
    </TourProvider>
  );
}

const openPage = (userId?: string) => render(page(userId));
const offer = () => screen.queryByRole('region', { name: 'New here?' });
const stop = (name: string) => screen.findByRole('dialog', { name });

beforeEach(() => localStorage.clear());
afterEach(() => act(() => setLocale('en')));

test('who declines the tour is never offered it again in this browser, and others are', async () => {
  const { unmount } = openPage();
  await userEvent.click(screen.getByRole('button', { name: 'No, thanks' }));
  expect(offer()).toBeNull();
  unmount();

  const again = openPage();
  expect(offer()).toBeNull();
  again.unmount();
  openPage('u_2');
  expect(offer()).toBeVisible();
});

test('it goes by the stops that the menu has, by keyboard, says where it is, and ends', async () => {
  openPage();
  await userEvent.click(screen.getByRole('button', { name: 'Take the tour' }));
  expect(await stop('The brand')).toHaveAccessibleDescription(/applies to this brand/);
  expect(screen.getByText('Step 1 of 4')).toBeVisible();
  for (const name of ['What must be done today', 'Search or jump', 'Your account']) {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    expect(await stop(name)).toBeVisible();
  }
  await waitFor(() => expect(screen.getByRole('button', { name: 'Finish' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(offer()).toBeNull();
});

test('Esc leaves it for good, the focus goes back, and it can be asked for again', async () => {
  openPage();
  const again = screen.getByRole('button', { name: 'again' });
  await userEvent.click(again);
  await stop('The brand');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(again).toHaveFocus();
  expect(offer()).toBeNull();

  await userEvent.click(again);
  expect(await stop('The brand')).toBeVisible();
});

test('a browser that keeps nothing is not offered it with every page', () => {
  const blocked = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  openPage();
  expect(offer()).toBeNull();
  blocked.mockRestore();
});

test('it speaks Arabic', () => {
  act(() => setLocale('ar'));
  openPage();
  expect(screen.getByRole('region', { name: 'هل أنت جديد هنا؟' })).toBeVisible();
});
