import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { reportStates } from '../contracts/words/report-states.en';
import type { ReportState } from '../contracts/reports';
import { renderRemote } from '../testing/render-remote';
import { ReportStateChips } from './report-state-chips';

function Chosen() {
  const [chosen, setChosen] = useState<readonly ReportState[]>(['SENT']);
  return (
    <>
      <ReportStateChips chosen={chosen} onChange={setChosen} />
      <output>{chosen.join()}</output>
    </>
  );
}

test('every state has its chip, and several can be chosen', async () => {
  const user = userEvent.setup();
  renderRemote(<Chosen />);

  const chips = screen.getAllByRole('button').map((chip) => chip.textContent);
  expect(chips).toEqual(Object.values(reportStates));
  expect(screen.getByRole('button', { name: 'Sent' })).toHaveAttribute('aria-pressed', 'true');

  await user.click(screen.getByRole('button', { name: 'Sending failed' }));
  await user.click(screen.getByRole('button', { name: 'Draft' }));
  expect(screen.getByRole('status')).toHaveTextContent('SENT,SEND_FAILED,DRAFT');
  await user.click(screen.getByRole('button', { name: 'Sent' }));
  expect(screen.getByRole('status')).toHaveTextContent('SEND_FAILED,DRAFT');
});
