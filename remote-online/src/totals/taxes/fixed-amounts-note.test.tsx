import type { BrandTaxes } from '@tallyhouse/shared/contracts/total-reports';
import { renderRemote } from '@tallyhouse/shared/testing/render-remote';
import { screen } from '@testing-library/react';
import { givenBrandTotal } from '../testing/given-totals';
import { FixedAmountsNote } from './fixed-amounts-note';

function open(fixedAmounts: BrandTaxes['fixedAmounts']) {
  const taxes = { rulePackVersion: 'v1', payable: [], status: 'FINAL' as const, statusReasons: [] };
  const brand = givenBrandTotal({ taxes: { ...taxes, ...(fixedAmounts && { fixedAmounts }) } });
  renderRemote(<FixedAmountsNote brands={[brand]} />);
}

test.each([
  ['UNTOLD', /^Alder: taxes, levies and NGR are not available for these days/],
  ['IN_FULL', /^Alder: taxes per machine are charged in full for each month/],
] as const)('amounts per machine that are %s are said to be so, by brand', async (fixedAmounts, words) => {
  open(fixedAmounts);
  expect(await screen.findByRole('note')).toHaveTextContent(words);
});

test('of whole months nothing is said', () => {
  open(undefined);
  expect(screen.queryByRole('note')).toBeNull();
});
