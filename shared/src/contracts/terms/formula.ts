import type { PartKey, TermKey } from './term';

/** A piece of a formula: another term, a part that is no term, or what stands between two. */
export type FormulaPiece =
  | { readonly term: TermKey }
  | { readonly part: PartKey }
  | { readonly sign: string };

/** The pieces of `{stakes} − [other]` in their order. */
export function piecesOfFormula(formula: string): readonly FormulaPiece[] {
  return formula
    .split(/(\{\w+\}|\[\w+\])/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const name = piece.slice(1, -1);
      if (piece.startsWith('{')) return { term: name as TermKey };
      return piece.startsWith('[') ? { part: name as PartKey } : { sign: piece };
    });
}

/** The name that an example gives the piece’s figure by; null for a sign. */
export function operandOf(piece: FormulaPiece): string | null {
  if ('sign' in piece) return null;
  return 'term' in piece ? piece.term : piece.part;
}

/** The terms that a formula names, in its order. */
export function termsOfFormula(formula: string): readonly TermKey[] {
  return piecesOfFormula(formula).flatMap((piece) => ('term' in piece ? [piece.term] : []));
}
