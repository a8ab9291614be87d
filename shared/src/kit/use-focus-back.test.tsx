/* oxlint-disable jsx-a11y/no-autofocus -- where the focus goes is what is tested */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Drawer, Modal } from './modal';

interface PageProps {
  readonly kind: 'dialog' | 'panel';
  readonly goesOn?: boolean;
  /** What opens the box goes with it. */
  readonly isOnce?: boolean;
  /** It goes later, with the line that it stood in. */
  readonly isInLine?: boolean;
}

function Page({ kind, goesOn = false, isOnce = false, isInLine = false }: PageProps) {
  const [isOpen, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);
  const close = () => {
    setOpen(false);
    if (isInLine) setTimeout(() => setDone(true), 50);
    else setDone(true);
  };
  const Box = kind === 'dialog' ? Modal : Drawer;
  return (
    <>
      <h1>Page</h1>
      {isDone && (isOnce || isInLine) ? null : (
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
      )}
      {isDone && goesOn ? <input aria-label="Next" autoFocus /> : null}
      {isOpen ? (
        <Box open title="Box" footer={null}>
          <input aria-label="Name" autoFocus />
          <button type="button" onClick={close}>
            Done
          </button>
        </Box>
      ) : null}
    </>
  );
}

async function openAndClose() {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(await screen.findByRole('button', { name: 'Done' }));
}

test.each(['dialog', 'panel'] as const)('the focus goes back when an open %s is taken out', async (kind) => {
  render(<Page kind={kind} />);

  await openAndClose();

  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});

test('where what opened a dialog is gone, the heading of the page has the focus', async () => {
  render(<Page kind="dialog" isOnce />);

  await openAndClose();

  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('so it has where that goes later, as a line that is read anew', async () => {
  render(<Page kind="dialog" isInLine />);

  await openAndClose();

  await waitFor(() => expect(screen.queryByRole('button', { name: 'Open' })).toBeNull());
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('what takes the focus when the dialog goes keeps it', async () => {
  render(<Page kind="dialog" goesOn />);

  await openAndClose();

  expect(screen.getByRole('textbox', { name: 'Next' })).toHaveFocus();
});
