import { build, type Plugin } from 'esbuild';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A change of one source text, made while it is bundled; the file stays as it is. */
export interface TextChange {
  /** From the root of the tree. */
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

/**
 * Bundles the program of the scenarios, packages included, so that it runs anywhere.
 *
 * Errors: when the text to change is not there exactly once, or the changed text does not compile.
 */
export async function buildProgram(root: string, outfile: string, change?: TextChange): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: ['bench/session/scenario-program.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    plugins: change === undefined ? [] : [changing(root, change)],
    logLevel: 'error',
  });
}

function changing(root: string, change: TextChange): Plugin {
  const path = join(root, change.file);
  return {
    name: 'change-one-text',
    setup(building) {
      building.onLoad({ filter: /\.ts$/ }, async (source) => {
        if (source.path !== path) return undefined;
        return { contents: changed(await readFile(path, 'utf8'), change), loader: 'ts' };
      });
    },
  };
}

/** Errors: when the text is not there exactly once. */
export function changed(source: string, { file, find, replace }: TextChange): string {
  const parts = source.split(find);
  if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times, in place of once: ${find}`);
  return parts.join(replace);
}
