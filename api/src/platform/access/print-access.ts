import { roles, type AccessRow } from './access-table';

/** The table as `docs/access.json` keeps it: one object per call, in order. */
export function printAccessJson(rows: readonly AccessRow[]): string {
  const entries = rows.map(({ call, access, brand, cells }) => [call, { access, brand, ...cells }] as const);
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}

const intro = `# Who may make which call

Printed from the calls that the server has and the permissions in \`shared/src/contracts/permissions.ts\`, by
\`node api/dist/main.js access --markdown\`; \`docs/access.json\` is the same for machines. A test makes every call of
this table as every role.

\`yes\`: the role may make the call for the brands that it holds. \`masked\`: it may, and never learns who the players
are. \`–\`: the answer is 403, and the attempt is in the audit. Rules that hold on one item (nobody confirms what they prepared, a period that is
closed) come on top of it.
`;

const marks = { allow: 'yes', masked: 'masked', deny: '–' };

/** The table for people, aligned as the formatter does it. */
export function printAccessMarkdown(rows: readonly AccessRow[]): string {
  const head = ['Call', 'Needs', 'Brand', ...roles];
  const lines = rows.map(({ call, access, brand, cells }) => [
    `\`${call}\``,
    access,
    brand,
    ...roles.map((role) => marks[cells[role]]),
  ]);
  const widths = head.map((title, column) =>
    Math.max(title.length, ...lines.map((line) => line[column]?.length ?? 0)),
  );
  const lineOf = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = widths.map((width) => '-'.repeat(width));
  return [intro, ...[head, rule, ...lines].map(lineOf), ''].join('\n');
}
