import { render, screen } from '@testing-library/react';
import { ChartChoice } from './chart-choice';

test('a chart that is not offered stands as none, never by its code', () => {
  const options = [{ value: 'by-licence', label: 'Chart by licence' }];
  const choice = (value: string) => (
    <ChartChoice value={value} options={options} onChange={() => undefined} />
  );
  const { rerender } = render(choice('by-vertical'));
  expect(screen.getByText('No chart')).toBeVisible();
  expect(screen.queryByText('by-vertical')).toBeNull();

  rerender(choice('by-licence'));
  expect(screen.getByText('Chart by licence')).toBeVisible();
});
