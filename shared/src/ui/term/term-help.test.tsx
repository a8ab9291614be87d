import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setLocale } from '../../i18n/locale';
import { KpiStrip } from '../kpi-strip';
import { MeasureHead } from './measure-head';
import { TermHelp } from './term-help';

let mockIsOffline = false;
jest.mock('./term-reader', () => {
  if (mockIsOffline) throw new Error('the file did not come');
  return jest.requireActual<object>('./term-reader');
});

const user = userEvent.setup({ pointerEventsCheck: 0 });

afterEach(() => setLocale('en'));

// First: once it has come it is kept, as in a page.
test('a glossary that does not come is said, and comes when it is asked for again', async () => {
  mockIsOffline = true;
  render(<TermHelp term="ggr" name="GGR" />);
  await user.click(screen.getByRole('button', { name: 'What “GGR” means' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The explanation could not be loaded');

  mockIsOffline = false;
  await user.click(screen.getByText('Try again'));

  expect(await screen.findByText('Gross gaming revenue')).toBeInTheDocument();
});

test('a term says definition, formula, law and an example that adds up, and takes the focus', async () => {
  render(<TermHelp term="ggr" name="GGR" />);
  await user.click(screen.getByRole('button', { name: 'What “GGR” means' }));

  const panel = await screen.findByRole('dialog', { name: 'Gross gaming revenue' });
  await waitFor(() => expect(within(panel).getByText('Gross gaming revenue')).toHaveFocus());
  expect(panel).toHaveTextContent('Stakes − Voids − Winnings');
  expect(panel).toHaveTextContent('Finance Act 2023 s. 18');
  expect(panel).toHaveTextContent('1,000.00 − 40.00 − 810.00 = 150.00 EUR');
  expect(panel).toHaveTextContent('Dashboard · Online · Retail');
});

test('what is summed says of which records; where no law has it, it is a convention of the product', async () => {
  render(<TermHelp term="bonusBalance" name="Bonus" />);
  await user.click(screen.getByRole('button'));

  const panel = await screen.findByRole('dialog', { name: 'Bonus balances' });
  expect(panel).toHaveTextContent('Σ balance stated for each licence');
  expect(panel).toHaveTextContent('8,000.00 + 4,500.00 = 12,500.00 EUR');
  expect(panel).toHaveTextContent('a convention of this product');
});

test('a figure that no formula makes says where it comes from, and a word stands in a sentence', async () => {
  render(<TermHelp term="activePlayers" name="Active players" />);
  await user.click(screen.getByRole('button'));
  const panel = await screen.findByRole('dialog', { name: 'Active players' });
  expect(panel).toHaveTextContent('None: counted record by record.');
  expect(panel).toHaveTextContent('A, B, A, C, B: 3 players');

  await user.click(within(panel).getByText('Bets'));
  await user.click(within(panel).getByText('Tickets'));
  await user.click(within(panel).getByText('Tickets sold'));
  expect(panel).toHaveTextContent('512 + 300 = 812');
});

test('a neighbour is read in the same place, with the way back; Escape gives the focus to the button', async () => {
  render(<TermHelp term="ggr" name="GGR" />);
  const button = screen.getByRole('button', { name: 'What “GGR” means' });
  await user.click(button);
  const panel = await screen.findByRole('dialog');
  await user.click(within(panel).getByText('Hold'));

  expect(panel).toHaveAccessibleName('Hold');
  expect(panel).toHaveTextContent('150.00 ÷ 960.00 = 15.63');
  await user.click(within(panel).getByText('Back to Gross gaming revenue'));
  expect(panel).toHaveAccessibleName('Gross gaming revenue');

  await user.keyboard('{Escape}');
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('Tab does not leave for the end of the page: it closes, and goes on from the button', async () => {
  render(<TermHelp term="rounds" name="Rounds" />);
  await user.click(screen.getByRole('button'));
  const panel = await screen.findByRole('dialog');
  await waitFor(() => expect(within(panel).getByRole('heading')).toHaveFocus());
  await user.tab({ shift: true });

  expect(screen.getByRole('button', { name: 'What “Rounds” means' })).toHaveFocus();
});

test('pressed again, the question mark closes what it opened', async () => {
  render(<TermHelp term="ggr" name="GGR" />);
  const button = screen.getByRole('button');
  await user.click(button);
  const panel = await screen.findByRole('dialog');
  await waitFor(() => expect(within(panel).getByRole('heading')).toHaveFocus());
  await user.click(button);

  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
});

test('what is pressed in it does not reach what it stands in', async () => {
  const pressed: string[] = [];
  render(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onClick={() => pressed.push('sorted')} onKeyDown={({ key }) => pressed.push(key)}>
      <TermHelp term="ggr" name="GGR" />
    </div>,
  );
  await user.click(screen.getByRole('button'));
  await user.click(within(await screen.findByRole('dialog')).getByText('Hold'));
  await user.keyboard('{ArrowDown}');

  expect(pressed).toEqual([]);
});

test('tiles and headers have the question mark, and the name of a header stays its title', () => {
  render(
    <>
      <KpiStrip
        label="Totals"
        kpis={[{ key: 'ggr', term: 'ggr', title: 'GGR', value: '150.00', unit: 'EUR' }]}
      />
      <table>
        <thead>
          <tr>
            <MeasureHead title="Net stakes" unit="EUR" term="netStakes" />
            <MeasureHead title="Brand" />
          </tr>
        </thead>
      </table>
    </>,
  );

  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'What “GGR” means',
    'What “Net stakes” means',
  ]);
  expect(screen.getByRole('columnheader', { name: 'Net stakes EUR' })).toBeInTheDocument();
});

test('in Swahili all of it is Swahili', async () => {
  setLocale('sw');
  render(<TermHelp term="ggr" name="GGR" />);
  await user.click(screen.getByRole('button', { name: 'Maana ya “GGR”' }));

  const panel = await screen.findByRole('dialog', { name: 'Mapato ghafi ya michezo' });
  expect(panel).toHaveTextContent('Dau − Zilizobatilishwa − Ushindi');
  expect(panel).toHaveTextContent('Sheria ya Fedha 2023');
  expect(panel).toHaveTextContent('Beti za mwezi zinaamuliwa');

  await user.click(within(panel).getByText('Msingi'));
  expect(panel).toHaveTextContent('Sheria au chanzo');
  expect(panel).toHaveTextContent('Hakuna: huwekwa na kanuni');
});

test('on a phone it comes from below, and closing it gives the focus back', async () => {
  const narrow = jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({ media, matches: media === '(max-width: 640px)' }) as MediaQueryList);
  render(<TermHelp term="coverage" name="Cover" />);
  const button = screen.getByRole('button', { name: 'What “Cover” means' });
  await user.click(button);
  const drawer = await screen.findByRole('dialog');
  expect(await within(drawer).findByText('Player funds coverage')).toBeInTheDocument();

  await user.click(within(drawer).getByLabelText('Close'));
  narrow.mockRestore();

  expect(button).toHaveFocus();
});

test('in Arabic a term says all of it, formula, example and screens', async () => {
  setLocale('ar');
  render(<TermHelp term="ggr" name="إجمالي الإيرادات" />);
  await user.click(screen.getByRole('button'));

  const panel = await screen.findByRole('dialog', { name: 'إجمالي إيرادات الألعاب' });
  expect(panel).toHaveTextContent('الرهانات − الرهانات الملغاة − الأرباح');
  expect(panel).toHaveTextContent('لوحة المتابعة');
  expect(panel.querySelector('[lang="en-GB"]')).toBeNull();
  expect(panel).toHaveTextContent('1,000.00 − 40.00 − 810.00 = 150.00 EUR');
});
