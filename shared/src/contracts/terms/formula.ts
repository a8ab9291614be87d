import type { TermKey } from './term';

/** A piece of a formula: another term, or what stands between two. */
export type FormulaPart = { readonly term: TermKey } | { readonly sign: string };

/** The pieces of `{stakes} − {voids}` in their order. */
export function partsOfFormula(formula: string): readonly FormulaPart[] {
  return formula
    .split(/(\{\w+\})/)
    .filter((piece) => piece !== '')
    .map((piece) => (piece.startsWith('{') ? { term: piece.slice(1, -1) as TermKey } : { sign: piece }));
}

/** The terms that a formula names, in its order. */
export function termsOfFormula(formula: string): readonly TermKey[] {
  return partsOfFormula(formula).flatMap((part) => ('term' in part ? [part.term] : []));
}
