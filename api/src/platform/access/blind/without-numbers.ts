/** A text with `…` for each number: whoever has to find a total out for themselves is not told it in words either. */
export function withoutNumbers(text: string): string {
  return text.replaceAll(/\p{N}(?:[\p{N}\p{Zs}.,'’_-]*\p{N})?/gu, '…');
}
