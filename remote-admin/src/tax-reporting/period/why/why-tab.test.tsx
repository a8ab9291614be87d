import {
  examplePaper,
  exampleTaxPeriod,
  exampleTaxPeriodDetail,
} from '@tallyhouse/shared/contracts/tax-examples';
import { listTaxPeriods, readWorkingPaper } from '@tallyhouse/shared/contracts/tax-reporting';
import { readTaxChanges } from '@tallyhouse/shared/contracts/tax-changes';
import type { TaxPeriodDetail } from '@tallyhouse/shared/contracts/tax-periods';
import { answering, type FakeInput } from '@tallyhouse/shared/testing/fake-http';
import { renderRemote } from '@tallyhouse/shared/testing/render-remote';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WhyTab } from './why-tab';

const [line] = examplePaper.lines;
const february = { from: '2026-02-01', to: '2026-02-28' };
const earlier = { ...exampleTaxPeriod, id: 'february', period: february };

/** A paper whose base is what went in less what came out, at a quarter. */
function paperOf(stakes: number, winnings: number) {
  const base = (stakes - winnings).toFixed(2);
  const tax = ((stakes - winnings) / 4).toFixed(2);
  const inputs = [
    { code: 'stakes', value: stakes.toFixed(2) },
    { code: 'voids', value: '0.00' },
    { code: 'winnings', value: winnings.toFixed(2) },
  ];
  const figures = { ...{ tax, payable: tax, adjustments: '0.00' }, contentHash: 'sha256:1', checks: [] };
  const facts = ['Football', 'Tennis'].map((productName) => ({
    ...{ day: null, licenceId: null, productId: productName, productName, voids: '0.00', count: null },
    ...{ stakes: (stakes / 2).toFixed(2), winnings: (winnings / 2).toFixed(2), tax: null },
    base: ((stakes - winnings) / 2).toFixed(2),
  }));
  return { ...examplePaper, ...figures, lines: [{ ...line!, inputs, base, taxable: base, tax, facts }] };
}

function open(period: TaxPeriodDetail, items = [earlier]) {
  const asked: FakeInput[] = [];
  const list = { ...{ items, page: 1, pageSize: 50, totalCount: items.length }, totals: [] };
  const { router } = renderRemote(<WhyTab period={period} />, {
    path: '/tax-reporting',
    session: { permissions: ['tax.view', 'reports.view-detail'] },
    answers: [
      answering(listTaxPeriods, (input) => {
        asked.push(input);
        return { ...list, unclassified: [], notComputed: [] };
      }),
      answering(readTaxChanges, (input) => {
        asked.push(input);
        return readTaxChanges.example?.answer;
      }),
      answering(readWorkingPaper, ({ params, query }) => {
        const { id } = params as { id: string };
        const { version } = query as { version?: string };
        return id === 'february' || version === '1' ? paperOf(4000, 3000) : paperOf(5000, 3600);
      }),
    ],
  });
  return { asked, router };
}

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '));

test('the same tax of the period before is looked up, and the causes add up to the difference', async () => {
  const { asked, router } = open(exampleTaxPeriodDetail);

  await userEvent.click(await screen.findByText('View as table'));

  const [steps, causes, products] = screen.getAllByRole('table');
  expect(rowsOf(steps!)).toEqual([
    '1 – 28 Feb 2026 | 250',
    'Stakes. Difference in stakes, at the previous rate. | 250',
    'Winnings. Difference in winnings, at the previous rate. | −150',
    '1 – 31 Mar 2026 | 350',
  ]);
  expect(rowsOf(causes!).at(-1)).toBe('Total |  | 100');
  expect(screen.getByRole('link', { name: 'Records behind Stakes, 1 – 28 Feb 2026' })).toHaveAttribute(
    'href',
    '/tax-reporting/february?tab=paper',
  );
  // So does its bar, to those of the later paper.
  await userEvent.click(screen.getByRole('button', { name: /^Stakes.*250/ }));
  expect(router.state.location).toMatchObject({
    pathname: `/tax-reporting/${exampleTaxPeriodDetail.id}`,
    search: '?tab=paper',
  });
  // Volume, mix and hold of each product: stakes grew by a quarter, and more of them was kept.
  expect(rowsOf(products!)).toEqual([
    'Football | 500 | 125 | 0 | 75 | 200 | 700',
    'Tennis | 500 | 125 | 0 | 75 | 200 | 700',
    'Total | 1,000 | 250 | 0 | 150 | 400 | 1,400',
  ]);
  expect(asked[0]?.query).toMatchObject({
    ...{ authority: 'TRA', code: 'GGT', productClass: 'SPORTS' },
    ...february,
  });
});

test('where there is no such tax before, that is said', async () => {
  open(exampleTaxPeriodDetail, []);

  expect(await screen.findByText(/There is no such tax in 1 – 28 Feb 2026/)).toBeInTheDocument();
});

test('a restated period is set against the version that it replaced', async () => {
  const [first] = exampleTaxPeriodDetail.versions;
  const { asked } = open({
    ...exampleTaxPeriodDetail,
    version: 2,
    versions: [
      { ...first!, version: 1 },
      { ...first!, version: 2 },
    ],
  });

  await userEvent.click(screen.getByRole('combobox', { name: 'Compared with' }));
  await userEvent.click(await screen.findByText('v1'));
  // What came, was put right or given back between the two, each with its records; what they leave is the rule's.
  const causes = await screen.findByRole('table', { name: 'Tax and adjustments: causes of the change' });
  expect(rowsOf(causes)).toEqual([
    'LateRecords loaded since then. | 1 | 4,000 | 1,000',
    expect.stringMatching(/^Rule.* \| v1v2 \| −3,600 \| −900$/),
    'Total |  | 400 | 100',
  ]);
  expect(screen.getByRole('rowheader', { name: 'Football' })).toBeInTheDocument();
  await userEvent.click(screen.getByText('View as table'));
  await userEvent.click(screen.getByRole('button', { name: /^Late.*1,000/ }));
  const records = await screen.findByRole('table', { name: 'Records of this cause: Late' });
  expect(rowsOf(records)[0]).toMatch(/^Bet T260331-000412.*4,000 \| 4,000$/);
  expect(asked.at(-1)?.query).toMatchObject({ from: '1', to: '2', cause: 'LATE' });
});
