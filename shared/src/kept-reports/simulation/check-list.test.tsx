import type { Check } from '../../contracts/reports';
import { renderRemote } from '../../testing/render-remote';
import { screen } from '@testing-library/react';
import { CheckList } from './check-list';

const checks: readonly Check[] = [
  { id: 'INV-01', ok: true, severity: 'ERROR', detail: 'Revenue adds up' },
  { id: 'DATA', ok: false, severity: 'WARN', detail: 'The figures may still change' },
];

test('what failed comes first, and no code of a check is broken', () => {
  renderRemote(<CheckList checks={checks} />);

  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/ DATA$/),
    expect.stringMatching(/ INV-01$/),
  ]);
  expect(screen.getByText('INV-01')).toHaveClass('th-nowrap');
});
