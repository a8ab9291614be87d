import { exampleLegalEntity, listLegalEntities } from '@tallyhouse/shared/contracts/legal-entities';
import { answering, problem } from '@tallyhouse/shared/testing/fake-http';
import { renderRemote } from '@tallyhouse/shared/testing/render-remote';
import { screen, within } from '@testing-library/react';
import { LicencesSection } from './licences-section';

test('each company stands with its licences, the brands that they cover, and how many others', async () => {
  renderRemote(<LicencesSection />, {
    answers: [answering(listLegalEntities, { items: [exampleLegalEntity] })],
  });
  const company = await screen.findByRole('region', { name: 'Cedar Gaming Ltd' });
  expect(screen.getByText('Cedar Gaming Ltd, GB')).toBeInTheDocument();
  expect(screen.getByText(/Company number 01234567/)).toBeInTheDocument();
  expect(within(company).getByText('Cedar, 1 brand that you cannot act for')).toBeInTheDocument();
  expect(within(company).getByText('since 1 Apr 2018')).toBeInTheDocument();
});

test('who has no licence, and a list that fails, are told in words', async () => {
  const { unmount } = renderRemote(<LicencesSection />, {
    answers: [answering(listLegalEntities, { items: [] })],
  });
  expect(await screen.findByText('No licence covers a brand of yours.')).toBeInTheDocument();
  unmount();
  renderRemote(<LicencesSection />, {
    answers: [
      answering(listLegalEntities, () => {
        throw problem(503, 'BUSY', 'Busy');
      }),
    ],
  });
  expect(await screen.findByText('The companies could not be loaded')).toBeInTheDocument();
});
