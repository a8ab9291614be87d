import { screen, waitFor } from '@testing-library/react';

/** The open dialog or drawer with that title; the kit gives all of them the same id in tests, so that names mislead. */
export async function dialogTitled(title: string): Promise<HTMLElement> {
  const selector = '.ant-modal-title, .ant-drawer-title';
  const dialog = (await screen.findByText(title, { selector })).closest<HTMLElement>('[role="dialog"]');
  if (dialog === null) throw new Error(`“${title}” is no title of a dialog`);
  // The kit makes a dialog transparent for its first frame, without motion too.
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
}
