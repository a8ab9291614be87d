import { countText } from '../../format/count';
import { dayText } from '../../format/day';
import { moneyText } from '../../format/money';
import { percentText } from '../../format/percent';
import { operandOf, piecesOfFormula } from '../../contracts/terms/formula';
import { isWorked, type Term, type TermKind, type WorkedExample } from '../../contracts/terms/term';
import { terms } from '../../contracts/terms/terms';

/**
 * `1,000.00 − 40.00 − 810.00 = 150.00 EUR`: the formula with the figures of the example. Null without a formula, and
 * where a single figure would be said to equal itself.
 */
export function workedText({ formula, example, kind }: Term): string | null {
  if (formula === undefined || !isWorked(example)) return null;
  const pieces = piecesOfFormula(formula);
  const isAlone = pieces.filter((piece) => operandOf(piece) !== null).length === 1;
  const join = formula.startsWith('Π') ? ' × ' : ' + ';
  const figures = pieces.map((piece) => {
    const name = operandOf(piece);
    if ('sign' in piece || name === null) return 'sign' in piece ? piece.sign.replace(/^[ΣΠ] /, '') : '';
    const value = example.given[name] ?? '';
    const figure = figureText(name, value, example, join);
    return typeof value === 'string' ? inBrackets(figure) : isAlone ? figure : `(${figure})`;
  });
  const { currency, result } = example;
  const unit = kind === 'amount' && currency !== undefined ? ` ${currency}` : '';
  const [left, right] = [figures.join('').replace(/^\((−[^()]*)\)/, '$1'), written(kind, result, currency)];
  return left === right ? null : `${left} = ${right}${unit}`;
}

/** Figures of the example for the places of its story. */
export function storyValues({ kind, example }: Term): Readonly<Record<string, string>> {
  if (!isWorked(example)) return {};
  const values: Record<string, string> = { result: written(kind, example.result, example.currency) };
  for (const [name, value] of Object.entries(example.given)) values[name] = figureText(name, value, example);
  return values;
}

function figureText(
  name: string,
  value: string | readonly string[],
  { currency }: WorkedExample,
  join = ' + ',
): string {
  const one = (figure: string) => written(kindOf(name, figure), figure, currency);
  if (typeof value === 'string') return one(value);
  return value.map((figure, place) => (place === 0 ? one(figure) : inBrackets(one(figure)))).join(join);
}

/** A part, or a place of a story, that is no term shows by its name and form what it is. */
function kindOf(name: string, value: string): TermKind {
  if (Object.hasOwn(terms, name)) return terms[name as keyof typeof terms].kind;
  if (/(rate|share)(before|now)?$/i.test(name)) return 'rate';
  if (name.startsWith('odds')) return 'odds';
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
    case 'odds':
    case 'words':
      return value;
  }
}

/** A figure below zero stands in brackets behind a sign. */
function inBrackets(figure: string): string {
  return figure.startsWith('−') ? `(${figure})` : figure;
}
