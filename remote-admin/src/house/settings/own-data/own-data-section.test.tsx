import { exportOwnData } from '@tallyhouse/shared/contracts/settings';
import { answering, problem } from '@tallyhouse/shared/testing/fake-http';
import { renderRemote } from '@tallyhouse/shared/testing/render-remote';
import { fireEvent, screen } from '@testing-library/react';
import { OwnDataSection } from './own-data-section';

test('a refusal is told with its reason, and nothing is said to be on its way', async () => {
  const page = renderRemote(<OwnDataSection />, {
    answers: [
      answering(exportOwnData, () => {
        throw problem(429, 'RATE_LIMIT', 'Once an hour is enough');
      }),
    ],
  });
  fireEvent.click(screen.getByText('Download my data'));

  expect(await screen.findByRole('alert')).toHaveTextContent(
    /could not be downloaded.*Once an hour is enough/,
  );
  expect(screen.queryByText(/on its way/)).not.toBeInTheDocument();
  expect(page.sentTo(exportOwnData)).toHaveLength(1);
});
