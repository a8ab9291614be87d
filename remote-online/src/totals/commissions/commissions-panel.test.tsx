import { commissionsExample } from '@tallyhouse/shared/contracts/total-report-examples';
import { listCommissions } from '@tallyhouse/shared/contracts/total-reports';
import { answering, problem, type FakeAnswer } from '@tallyhouse/shared/testing/fake-http';
import { renderRemote } from '@tallyhouse/shared/testing/render-remote';
import { reporterOfAlder } from '@tallyhouse/shared/testing/remote-stage';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CommissionsPanel } from './commissions-panel';

const october = { from: '2026-10-01', to: '2026-10-31' };
const [agent] = commissionsExample.answer.items;

/** One agent, and shops that the brand keeps itself. */
const given = {
  ...commissionsExample.answer,
  currency: 'EUR',
  items: [
    agent,
    {
      ...{
        agentId: null,
        agentName: null,
        branches: 2,
        netStakes: '100.00',
        ggr: '-20.00',
        netTakings: '5.00',
      },
      ...{ commission: '0.00', months: [] },
    },
  ],
};

function open(answers: readonly FakeAnswer[], session = {}) {
  return renderRemote(<CommissionsPanel period={october} />, {
    path: '/total-report',
    session: { ...reporterOfAlder, ...session },
    answers,
  });
}

const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

test('each agent stands with what was agreed and earned, own shops without, all shops below', async () => {
  const { sentTo } = open([answering(listCommissions, given as never)]);

  const table = await screen.findByRole('table', { name: 'Agent commissions, EUR' });
  const [earned, own, all] = within(table).getAllByRole('row').slice(1);

  expect(earned).toHaveTextContent('Dar es Salaam Agency 1');
  expect(cellsOf(earned!)).toEqual([
    '3',
    '4,060,000.00',
    '897,000.00',
    '910,000.00',
    '5.00\u00a0% of GGR, Mar 2026',
    '44,850.00',
  ]);
  expect(own).toHaveTextContent('Own shops');
  expect(cellsOf(own!)).toEqual(['2', '100.00', '−20.00', '5.00', '', '0.00']);
  expect(all).toHaveTextContent('All shops');
  expect(cellsOf(all!).at(-1)).toBe('44,850.00');
  expect(sentTo(listCommissions)[0]?.query).toMatchObject(october);
});

test('a period without play in shops says so', async () => {
  open([answering(listCommissions, { ...given, items: [] } as never)]);

  expect(await screen.findByText(/no commission was earned/)).toBeInTheDocument();
});

test('what could not be loaded is asked for again', async () => {
  const user = userEvent.setup();
  let isBroken = true;
  open([
    answering(listCommissions, () => {
      if (isBroken) throw problem(500, 'INTERNAL');
      return given;
    }),
  ]);
  expect(await screen.findByText('The commissions could not be loaded')).toBeInTheDocument();

  isBroken = false;
  await user.click(screen.getByRole('button', { name: /Retry|Try again/ }));

  expect(await screen.findByText('Dar es Salaam Agency 1')).toBeInTheDocument();
});

test('without a brand nothing is asked for', () => {
  const { sentTo } = open([answering(listCommissions, given as never)], { brand: null });

  expect(screen.getByText(/Commissions are shown for one brand/)).toBeInTheDocument();
  expect(sentTo(listCommissions)).toEqual([]);
});
