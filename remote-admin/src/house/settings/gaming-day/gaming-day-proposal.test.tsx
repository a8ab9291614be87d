import { changeExample, type ChangeDetail } from '@tallyhouse/shared/contracts/changes';
import { proposeGamingDay } from '@tallyhouse/shared/contracts/settings';
import { answering, problem } from '@tallyhouse/shared/testing/fake-http';
import { renderRemote } from '@tallyhouse/shared/testing/render-remote';
import { fireEvent, screen, within } from '@testing-library/react';
import { dialogTitled } from '../../../changes/testing/dialog-titled';
import { GamingDayProposal } from './gaming-day-proposal';

const change = { ...changeExample, kind: 'BRAND_SETTINGS' } as ChangeDetail;

async function fill(cutoff: string) {
  fireEvent.click(await screen.findByText('Propose a new gaming day'));
  const dialog = await dialogTitled('Propose a new gaming day');
  fireEvent.change(within(dialog).getByLabelText('The day starts at'), { target: { value: cutoff } });
  fireEvent.change(within(dialog).getByLabelText('Reason'), { target: { value: 'The licence says six.' } });
  fireEvent.click(within(dialog).getByText('Propose'));
  return dialog;
}

test('another start is proposed with its consequences told, and a time that is none is not sent', async () => {
  const page = renderRemote(<GamingDayProposal zone="Africa/Dar_es_Salaam" cutoff="00:00" />, {
    session: { permissions: ['administration.propose'] },
    answers: [answering(proposeGamingDay, change)],
  });
  const dialog = await fill('25:00');
  expect(within(dialog).getByText(/changed only for a brand without records/)).toBeInTheDocument();
  expect(within(dialog).getByText('Enter hours and minutes, such as 06:00.')).toBeInTheDocument();
  expect(page.sentTo(proposeGamingDay)).toHaveLength(0);

  const zone = within(dialog).getByLabelText('Time zone');
  fireEvent.change(zone, { target: { value: 'Africa/Nowhere' } });
  fireEvent.change(within(dialog).getByLabelText('The day starts at'), { target: { value: '06:00' } });
  fireEvent.click(within(dialog).getByText('Propose'));
  expect(zone).toHaveAccessibleDescription(/There is no such time zone/);
  expect(page.sentTo(proposeGamingDay)).toHaveLength(0);

  fireEvent.change(zone, { target: { value: 'Africa/Dar_es_Salaam' } });
  fireEvent.click(within(dialog).getByText('Propose'));
  expect(await screen.findByText(/awaiting confirmation by a second person/)).toBeInTheDocument();
  expect(page.sentTo(proposeGamingDay)[0]?.body).toEqual({
    ...{ zone: 'Africa/Dar_es_Salaam', cutoff: '06:00', reason: 'The licence says six.' },
  });
});

test('a brand that has facts is refused in the words of the server', async () => {
  renderRemote(<GamingDayProposal zone="Africa/Dar_es_Salaam" cutoff="00:00" />, {
    session: { permissions: ['administration.propose'] },
    answers: [
      answering(proposeGamingDay, () => {
        throw problem(409, 'GAMING_DAY_FIXED', 'It has facts');
      }),
    ],
  });
  const dialog = await fill('06:00');
  expect(await within(dialog).findByRole('alert', { hidden: true })).toHaveTextContent(
    /Nothing was proposed.*It has facts/,
  );
});

test('who proposes nothing reads when the day begins', () => {
  renderRemote(<GamingDayProposal zone="Africa/Dar_es_Salaam" cutoff="06:00" />);
  expect(screen.getByText(/starts at 06:00 in Africa\/Dar_es_Salaam/)).toBeVisible();
  expect(screen.queryByText('Propose a new gaming day')).not.toBeInTheDocument();
});
