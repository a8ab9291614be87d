import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from '../testing/render-remote';
import { ForbiddenNotice } from './forbidden-notice';

test('a screen says whom to ask for which permission, and leads on', async () => {
  const { visited } = renderRemote(<ForbiddenNotice title="Not yours" permission="tax.view" />);

  expect(screen.getByRole('status')).toHaveTextContent(
    'Not yoursAsk an administrator of the brand for the permission “View tax periods” (tax.view).',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Back to the dashboard' }));
  expect(visited).toEqual(['/dashboard']);
});

test('a part of a screen leads nowhere else', () => {
  renderRemote(<ForbiddenNotice title="Not yours" permission="tax.view" wayOut={null} />);

  expect(screen.queryByRole('button')).toBeNull();
});
