import { readTaxPeriod } from '@tallyhouse/shared/contracts/tax-reporting';
import { answering, problem } from '@tallyhouse/shared/testing/fake-http';
import { renderRemote } from '@tallyhouse/shared/testing/render-remote';
import { fireEvent, screen } from '@testing-library/react';
import { TaxReportingScreen } from '../tax-reporting-screen';

test('a period that is not there leads back to the list', async () => {
  const gone = answering(readTaxPeriod, () => {
    throw problem(404, 'NOT_FOUND', 'There is no such tax period');
  });
  const { visited } = renderRemote(<TaxReportingScreen />, {
    ...{ path: '/tax-reporting/unknown', session: { permissions: ['tax.view'] }, answers: [gone] },
  });

  fireEvent.click(await screen.findByRole('button', { name: 'Back to the list' }));
  expect(visited).toEqual(['/tax-reporting']);
});
