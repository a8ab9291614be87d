/** What spreadsheets may take for the start of a formula, their full-width and small forms too. */
const dangerous = new Set('= + - @ \t \r \n \0 ＝ ＋ － ＠ ﹦ ﹢ ﹣ ﹫'.split(' '));

/** `text` as a spreadsheet shows it and never runs it: one that starts like a formula gets an apostrophe. */
export function inertText(text: string): string {
  return dangerous.has(text.charAt(0)) ? `'${text}` : text;
}
