import { setShortcutsOn } from '@tallyhouse/shared/preferences/shortcuts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useShortcutKeys } from './use-shortcut-keys';

const did: string[] = [];

function Page({ isCovered = false }: { readonly isCovered?: boolean }) {
  useShortcutKeys({
    openPalette: () => did.push('palette'),
    openSheet: () => did.push('sheet'),
    go: (letter) => {
      did.push(`go ${letter}`);
      return letter === 'o';
    },
    goToGroup: (number) => {
      did.push(`group ${number}`);
      return true;
    },
  });
  return (
    <>
      <input aria-label="Field" />
      <button type="button">Button</button>
      {isCovered ? <div role="dialog" aria-modal="true" aria-label="Over" /> : null}
    </>
  );
}

beforeEach(() => {
  did.length = 0;
  setShortcutsOn(true);
});
afterEach(() => setShortcutsOn(true));

test('keys do what the sheet says', async () => {
  render(<Page />);

  await userEvent.keyboard('{Control>}k{/Control}?go{Alt>}[Digit2]{/Alt}o');

  expect(did).toEqual(['palette', 'sheet', 'go o', 'group 2']);
});

test('while somebody types only the palette opens', async () => {
  render(<Page />);

  await userEvent.type(screen.getByRole('textbox', { name: 'Field' }), 'go?{Control>}k{/Control}');

  expect(did).toEqual(['palette']);
  expect(screen.getByRole('textbox', { name: 'Field' })).toHaveValue('go?');
});

test('a dialog over the page, and the switch, silence single keys', async () => {
  const covered = render(<Page isCovered />);
  await userEvent.keyboard('?go');
  covered.unmount();
  setShortcutsOn(false);
  render(<Page />);
  await userEvent.keyboard('?go{Alt>}[Digit1]{/Alt}');

  expect(did).toEqual([]);
});
