/** Levels of objects and lists that a body may have; what the contracts ask for has a dozen. */
export const mostLevels = 64;

/**
 * Whether the JSON in `text` is nested deeper than `mostLevels`, told without building it: what walks a value calls
 * itself once for each level, and ten kilobytes of brackets are enough to use up the stack.
 */
export function isNestedTooDeep(text: string): boolean {
  let level = 0;
  let isInText = false;
  for (let place = 0; place < text.length; place += 1) {
    const sign = text.charCodeAt(place);
    if (isInText) {
      if (sign === backslash) place += 1;
      else if (sign === quote) isInText = false;
    } else if (sign === quote) isInText = true;
    else if (sign === openingBracket || sign === openingBrace) {
      level += 1;
      if (level > mostLevels) return true;
    } else if (sign === closingBracket || sign === closingBrace) level -= 1;
  }
  return false;
}

const quote = 0x22;
const backslash = 0x5c;
const openingBracket = 0x5b;
const closingBracket = 0x5d;
const openingBrace = 0x7b;
const closingBrace = 0x7d;
