import { screen } from '@testing-library/react';
import { renderRemote } from '../testing/render-remote';
import { WithheldNotice } from './withheld-notice';

test('figures that are withheld name the report that awaits the reader, and lead to it', () => {
  renderRemote(<WithheldNotice by={{ id: 'rep_2', title: 'Daily pack' }} />);

  expect(screen.getByRole('status')).toHaveTextContent('Awaiting your confirmation: Daily pack');
  expect(screen.getByRole('link', { name: 'Daily pack' })).toHaveAttribute(
    'href',
    '/double-confirmation?id=rep_2',
  );
});
