// Fails when a Markdown link or a back-ticked path of this repository leads nowhere.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run.mjs';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((name) => name !== '' && existsSync(join(root, name)));
const folders = /^(shell|remote-[a-z]+|shared|api|e2e|bench|docs|tools|\.ci)\//;
const made = /(^|\/)dist\//;
const dead = [];

for (const file of files) {
  const text = readFileSync(join(root, file), 'utf8');
  for (const [, target = ''] of text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)) {
    if (/^[a-z]+:/.test(target)) continue;
    if (!existsSync(join(root, dirname(file), target))) dead.push(`${file}: link to ${target}`);
  }
  for (const [, path = ''] of text.matchAll(/`([^`\s]+)`/g)) {
    if (!folders.test(path) || made.test(path) || /[*…<>{}$]/.test(path)) continue;
    if (!existsSync(join(root, path))) dead.push(`${file}: path ${path}`);
  }
}

for (const line of dead) console.error(`leads nowhere: ${line}`);
process.exit(dead.length === 0 ? 0 : 1);
