import { readReportChanges, readRetailReportChanges } from '../../contracts/report-changes';
import { answering, problem, type FakeInput } from '../../testing/fake-http';
import { renderRemote } from '../../testing/render-remote';
import { reporterOfAlder } from '../../testing/remote-stage';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VersionDifference } from './version-difference';

const measure = (name: string, late: string, rules: string) => ({
  ...{ measure: name, before: '7600.00', after: '11600.00', delta: '4000.00' },
  causes: [
    { cause: 'LATE_SETTLEMENT' as const, amount: late },
    { cause: 'RULE_CHANGE' as const, amount: rules },
  ],
});

function open(call: typeof readReportChanges, answer: (input: FakeInput) => unknown) {
  return renderRemote(
    <VersionDifference
      report={{ id: 'rep_2', currency: 'TZS', version: 2 }}
      difference={{
        ...{ replaces: 'rep_1', version: 1 },
        measures: [measure('stakes', '4000.00', '0.00'), measure('ggr', '4500.00', '-500.00')],
      }}
      changes={call}
      brandId="alder"
      titleOf={(name) => name.toUpperCase()}
      pathOf={(id) => `/reports/${id}`}
    />,
    { path: '/reports/rep_2', session: reporterOfAlder, answers: [answering(call, answer)] },
  );
}

const causesOf = () => screen.findByRole('table', { name: /causes of the change/ });

test.each([
  ['online', readReportChanges],
  ['retail', readRetailReportChanges],
])('causes of an %s figure stand as a table that adds up; those of records open them', async (_, call) => {
  const { sentTo } = open(call, () => call.example?.answer);

  const causes = await causesOf();
  const lines = within(causes)
    .getAllByRole('row')
    .slice(1)
    .map((row) => `${row.firstElementChild?.firstChild?.textContent} ${row.lastElementChild?.textContent}`);
  expect(lines).toEqual(['Late records 4,500', 'Changed rules −500', 'Total 4,000']);
  await userEvent.click(await within(causes).findByRole('button', { name: 'Late: Records, 1' }));
  const records = await screen.findByRole('table', { name: 'Records of this cause: Late' });
  expect(records).toHaveTextContent('SO260331-12');
  expect(sentTo(call).map(({ query }) => query)).toEqual([
    expect.objectContaining({ id: 'rep_2', measure: 'ggr' }),
    expect.objectContaining({ id: 'rep_2', measure: 'ggr', cause: 'LATE' }),
  ]);
  expect(screen.getByRole('link', { name: 'Compared with version 1' })).toHaveAttribute(
    'href',
    '/reports/rep_1',
  );

  await userEvent.click(screen.getByText('STAKES'));
  expect(screen.queryByRole('table', { name: /Records of this cause/ })).toBeNull();
});

test('where too many records changed to be listed, the causes stand all the same, and it is said', async () => {
  open(readReportChanges, () => {
    throw problem(413, 'TOO_MANY_ROWS');
  });

  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The causes above and their amounts are complete.',
  );
  expect(await causesOf()).toHaveTextContent('4,500');
});
