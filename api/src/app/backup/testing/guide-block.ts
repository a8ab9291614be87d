import { readFileSync } from 'node:fs';

/** One of the blocks of the guide to PostgreSQL under a heading, so that tests run what stands there. */
export function blockOf(heading: string, language: string, number = 0): string {
  const guide = readFileSync('docs/operations/postgresql.md', 'utf8');
  const [section = ''] = guide.split(`## ${heading}\n`)[1]?.split('\n## ') ?? [];
  const blocks = [...section.matchAll(new RegExp(`\`\`\`${language}\\n([^]*?)\\n\`\`\``, 'g'))];
  const block = blocks[number]?.[1];
  if (block === undefined) throw new Error(`the guide has no ${language} ${number} under ${heading}`);
  return block;
}
