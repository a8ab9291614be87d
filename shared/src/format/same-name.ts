/** Whether `typed` is `name`, however many blanks stand around and between its words. */
export function isSameName(typed: string, name: string): boolean {
  return plain(typed) === plain(name);
}

function plain(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}
