import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoadedChart } from './loaded-chart';

let mockTries = 0;
jest.mock('./svg-chart', () => {
  mockTries += 1;
  if (mockTries === 1) throw new Error('Loading chunk failed');
  return { SvgChart: () => <p>drawn</p> };
});

test('a drawing whose file does not come is told in its place, and comes on another try', async () => {
  render(<LoadedChart option={{}} label="Bars" height={100} reached={null} onPick={() => undefined} />);

  expect(await screen.findByRole('alert')).toHaveTextContent('“View as table” shows the same figures');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('drawn')).toBeVisible();
});
