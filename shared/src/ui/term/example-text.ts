import { countText } from '../../format/count';
import { dayText } from '../../format/day';
import { moneyText } from '../../format/money';
import { percentText } from '../../format/percent';
import { partsOfFormula } from '../../contracts/terms/formula';
import type { Term, TermExample, TermKind } from '../../contracts/terms/term';
import { terms } from '../../contracts/terms/terms';

/** `1,000.00 − 40.00 − 810.00 = 150.00 EUR`: the formula with the figures of the example; null without a formula. */
export function workedText({ formula, example, kind }: Term): string | null {
  if (formula === undefined || example === undefined) return null;
  const figures = partsOfFormula(formula).map((part) =>
    'sign' in part ? part.sign : inBrackets(figureText(part.term, example.given[part.term] ?? '', example)),
  );
  const { currency, result } = example;
  const unit = kind === 'amount' && currency !== undefined ? ` ${currency}` : '';
  return `${figures.join('').replace(/^\((.*?)\)/, '$1')} = ${written(kind, result, currency)}${unit}`;
}

/** Figures of the example for the places of its story. */
export function storyValues({ kind, example }: Term): Readonly<Record<string, string>> {
  if (example === undefined) return {};
  const values: Record<string, string> = { result: written(kind, example.result, example.currency) };
  for (const [name, value] of Object.entries(example.given)) values[name] = figureText(name, value, example);
  return values;
}

function figureText(name: string, value: string | readonly string[], { currency }: TermExample): string {
  if (typeof value !== 'string') {
    return value.map((one) => written('amount', one, currency)).join(' + ');
  }
  return written(kindOf(name, value), value, currency);
}

/** A place of a story that is no term shows by its form what it is. */
function kindOf(name: string, value: string): TermKind {
  if (Object.hasOwn(terms, name)) return terms[name as keyof typeof terms].kind;
  if (name === 'rate') return 'rate';
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return 'day';
  if (/^-?\d+\.\d+$/.test(value)) return 'amount';
  return /^\d+$/.test(value) ? 'count' : 'words';
}

function written(kind: TermKind, value: string, currency = ''): string {
  switch (kind) {
    case 'amount':
      return moneyText(value, currency);
    case 'rate':
      return percentText(value);
    case 'count':
      return countText(Number(value));
    case 'day':
      return dayText(value);
    case 'words':
      return value;
  }
}

/** A figure below zero stands in brackets behind a sign. */
function inBrackets(figure: string): string {
  return figure.startsWith('−') ? `(${figure})` : figure;
}
