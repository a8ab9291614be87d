import { listReportFields } from '@tallyhouse/shared/contracts/online-reports';
import { readReportChanges } from '@tallyhouse/shared/contracts/report-changes';
import { answering, type FakeInput } from '@tallyhouse/shared/testing/fake-http';
import { renderRemote } from '@tallyhouse/shared/testing/render-remote';
import { reporterOfAlder } from '@tallyhouse/shared/testing/remote-stage';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VersionDifference } from './version-difference';

const report = { id: 'rep_2', type: 'ONLINE_DAILY', currency: 'TZS', version: 2 };
const measure = (name: string, late: string, rules: string) => ({
  ...{ measure: name, before: '7600.00', after: '11600.00', delta: '4000.00' },
  causes: [
    { cause: 'LATE_SETTLEMENT' as const, amount: late },
    { cause: 'RULE_CHANGE' as const, amount: rules },
  ],
});

test('causes of a figure stand as steps and as a table that adds up; those of records open them', async () => {
  const asked: FakeInput['query'][] = [];
  renderRemote(
    <VersionDifference
      report={report}
      difference={{
        ...{ replaces: 'rep_1', version: 1 },
        measures: [measure('stakes', '4000.00', '0.00'), measure('ggr', '4500.00', '-500.00')],
      }}
    />,
    {
      path: '/online/rep_2',
      session: reporterOfAlder,
      answers: [
        answering(listReportFields, { types: [], fields: [], version: '1' }),
        answering(readReportChanges, ({ query }) => {
          asked.push(query);
          return readReportChanges.example?.answer;
        }),
      ],
    },
  );

  const causes = await screen.findByRole('table', { name: /causes of the change/ });
  const lines = within(causes)
    .getAllByRole('row')
    .slice(1)
    .map((row) => `${row.firstElementChild?.firstChild?.textContent} ${row.lastElementChild?.textContent}`);
  expect(lines).toEqual(['Late settlements 4,500', 'Changed rules −500', 'Total 4,000']);
  await userEvent.click(await within(causes).findByRole('button', { name: 'Late: Records, 1' }));
  const records = await screen.findByRole('table', { name: 'Records of this cause: Late' });
  expect(records).toHaveTextContent('SO260331-12');
  expect(asked).toEqual([
    expect.objectContaining({ id: 'rep_2', measure: 'ggr' }),
    expect.objectContaining({ id: 'rep_2', measure: 'ggr', cause: 'LATE' }),
  ]);
});
