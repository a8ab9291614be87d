import { screen, waitFor } from '@testing-library/react';

/** The only open dialog, once it is seen: the kit makes a dialog transparent for its first frame, without motion too. */
export async function shownDialog(): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
}
