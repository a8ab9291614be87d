import type { ReactNode } from 'react';
import { productClasses } from '../../contracts/words/product-classes.en';
import { taxCodes as codes } from '../../contracts/words/tax-codes.en';
import { moneyText } from '../../format/money';
import { percentText } from '../../format/percent';
import type { TaxText } from './use-tax-text';

const classes = Object.keys(productClasses) as readonly (keyof typeof productClasses)[];
export const taxCodes = Object.keys(codes) as readonly (keyof typeof codes)[];
const laws = ['INV-04', 'INV-05', 'INV-06', 'SHARES'] as const;
const proofs = ['VERIFIED', 'SECONDARY', 'UNVERIFIED'] as const;
export type Proof = (typeof proofs)[number];

/** Name of a tax code; a code without a name of ours stands for itself. */
export function taxName(code: string, text: TaxText): string {
  const known = taxCodes.find((one) => one === code);
  return known === undefined ? code : text(`tax.code.${known}`);
}

/** What a working paper is held against; the server's own words for a law without words of ours. */
export function lawText(
  { id, words }: { readonly id: string; readonly words: string },
  text: TaxText,
): ReactNode {
  const known = laws.find((one) => one === id);
  return known === undefined ? <bdi lang="en">{words}</bdi> : text(`paper.law.${known}`);
}

/** Proof of a rule; a word that is not known is taken as not verified. */
export function proofOf(word: string): Proof {
  return proofs.find((one) => one === word) ?? 'UNVERIFIED';
}

/** `25.00 %`, an amount per machine, or that there are brackets. */
export function rateText(
  {
    rate,
    base,
    currency,
  }: { readonly rate: string | null; readonly base: string; readonly currency: string },
  text: TaxText,
): string {
  if (rate === null) return text('tax.brackets');
  if (base === 'MACHINES') return text('tax.perMachine', { amount: moneyText(rate, currency) });
  return percentText(rate);
}

/** Of a machine tax the base is a number of machines, of every other an amount. */
export function baseText({
  baseAmount,
  base,
  currency,
}: {
  readonly baseAmount: string;
  readonly base: string;
  readonly currency: string;
}): string {
  return base === 'MACHINES' ? (baseAmount.split('.')[0] ?? baseAmount) : moneyText(baseAmount, currency);
}

/** Name of a product class of the Gaming Act; one without a name of ours stands for itself. */
export function classOfPlay(productClass: string, text: TaxText): string {
  const known = classes.find((one) => one === productClass);
  return known === undefined ? productClass : text(`class.${known}`);
}
