import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../run.mjs';
import { programOf } from './contract-report.mjs';

const folder = join(root, 'shared/src/contracts');
// Pages and remotes are deployed alone: today's page holds remotes that were built by the published contract. What it
// gives must fit what they rely on, and what they bring must fit what it takes.
const check = `import type * as published from './contract-published';
import type * as today from './contract-today';
type Fits<Given extends Wanted, Wanted> = Given;
export type WhatPagesGive = Fits<today.RemoteHost, published.RemoteHost>;
export type ModulesPagesShare = Fits<today.SharedModules, published.SharedModules>;
export type WhatRemotesExport = Fits<published.RemoteModule, today.RemoteModule>;
export type WhatManifestsSay = Fits<published.RemoteManifest, today.RemoteManifest>;
`;

/**
 * Where today's contract cannot stand for the published one, a sentence of the compiler each; none when every remote
 * that was built by the published one still works.
 *
 * @param {string} published types of a report @param {string} today
 * @returns {string[]}
 */
export function contractFaults(published, today) {
  const path = (/** @type {string} */ name) => join(folder, `contract-${name}.ts`);
  const overlay = new Map([
    [path('published'), published],
    [path('today'), today],
    [path('check'), check],
  ]);
  const program = programOf(overlay, [path('check')]);
  const faults = [...overlay.keys()].flatMap((file) => {
    const source = program.getSourceFile(file);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
  });
  return faults.map(({ file, start = 0, messageText }) => {
    const line = file?.text.slice(0, start).split('\n').length ?? 1;
    const [, name = ''] = /export type (\w+)/.exec(file?.text.split('\n')[line - 1] ?? '') ?? [];
    return `${name === '' ? '' : `${name}: `}${plain(ts.flattenDiagnosticMessageText(messageText, '\n'))}`;
  });
}

/** Names the two sides in words where the compiler names their files. @param {string} text */
function plain(text) {
  return text.replace(/import\("[^"]*contract-(today|published)"\)\./g, '$1 ');
}
