import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../run.mjs';

const own = join(root, 'shell/src/page.css');
const packed = new URL('../dist/page.css', import.meta.url);

/** The style sheet of the shell's page; where tools are an installed package, it was packed with them. */
export async function pageStyle() {
  return readFile(own, 'utf8').catch(() => readFile(packed, 'utf8'));
}
