import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FoldedNotice } from './folded-notice';

const user = userEvent.setup({ pointerEventsCheck: 0 });

function Notice({ part }: { readonly part: string }) {
  return (
    <FoldedNotice part={part} type="warning" title="2 rules are not verified" more="Which rules">
      TZ.GGT.SPORTS
    </FoldedNotice>
  );
}

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

// That the details are out of sight is for a browser to say, which draws the styles.
test('a notice says its line, opens by a click, and stays as it was left', async () => {
  const { unmount } = render(<Notice part="rules" />);
  expect(screen.getByRole('status')).toHaveTextContent('2 rules are not verified');
  await user.click(screen.getByRole('button', { name: 'Which rules', expanded: false }));

  unmount();
  render(<Notice part="rules" />);
  await user.click(screen.getByRole('button', { name: 'Which rules', expanded: true }));

  expect(screen.getByRole('button', { name: 'Which rules', expanded: false })).toBeInTheDocument();
});

test('what was opened of one notice says nothing of another', async () => {
  const { unmount } = render(<Notice part="rules" />);
  await user.click(screen.getByRole('button', { name: 'Which rules' }));
  unmount();

  render(<Notice part="other-rules" />);

  expect(screen.getByRole('button', { name: 'Which rules', expanded: false })).toBeInTheDocument();
});

test('where nothing can be kept a notice still opens', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  render(<Notice part="rules" />);

  await user.click(screen.getByRole('button', { name: 'Which rules' }));

  expect(screen.getByRole('button', { name: 'Which rules', expanded: true })).toBeInTheDocument();
});
