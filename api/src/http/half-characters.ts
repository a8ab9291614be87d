/**
 * Whether the JSON in `text` escapes one half of a surrogate pair without the other: neither UTF-8 nor a store can hold
 * it. What is not escaped came as UTF-8, and is whole.
 */
export function hasHalfCharacter(text: string): boolean {
  return half.test(text) && half.test(text.replaceAll(String.raw`\\`, ''));
}

const half =
  /\\u[dD][89abAB][\da-fA-F]{2}(?!\\u[dD][c-fC-F])|(?<!\\u[dD][89abAB][\da-fA-F]{2})\\u[dD][c-fC-F][\da-fA-F]{2}/;
