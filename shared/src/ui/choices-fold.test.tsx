import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChoicesFold } from './choices-fold';

const { matchMedia: before } = globalThis;
afterEach(() => void Object.assign(globalThis, { matchMedia: before }));

function onPhone(isPhone: boolean) {
  Object.assign(globalThis, {
    matchMedia: () => ({
      matches: isPhone,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
}

function Filters() {
  return (
    <ChoicesFold>
      <label>
        <input type="checkbox" defaultChecked /> All versions
      </label>
      <input aria-label="Search" defaultValue="October" />
      <ChoicesFold of="table">
        <button aria-pressed="true">Draft</button>
        <button aria-pressed="false">Sent</button>
      </ChoicesFold>
    </ChoicesFold>
  );
}

test('on a phone one control says what is chosen, and opens the choices', async () => {
  onPhone(true);
  const user = userEvent.setup();
  render(<Filters />);
  const fold = screen.getByRole('button', { name: 'Filters: All versions · October · Draft' });
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByLabelText('Search')).not.toBeVisible();

  await user.click(fold);
  expect(screen.getByLabelText('Search')).toBeVisible();
  // What stands within another fold is no fold of its own.
  expect(screen.queryByRole('button', { name: /^Table/ })).not.toBeInTheDocument();
});

test('on a wide screen the choices stand as they are', () => {
  onPhone(false);
  render(<Filters />);
  expect(screen.getByLabelText('Search')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Filters/ })).not.toBeInTheDocument();
});
