// The remote contract on one page: every type that a remote and a page meet in, without its reasons, in one text that
// can be committed, read in a review and compared. Methods stand as properties: of those TypeScript compares parameters strictly.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../run.mjs';
import { kitComponents } from '../web-build/shared-modules.mjs';

const contracts = join(root, 'shared/src/contracts');
const probe = join(contracts, 'contract-probe.ts');
const probeText = `import type * as z from 'zod/mini';
import type { remoteManifestSchema } from './registry';
export type { RemoteHost, RemoteModule } from './remote';
export type RemoteManifest = z.input<typeof remoteManifestSchema>;
`;
const header = `import type { ComponentType } from 'react';
import type * as z from 'zod/mini';
`;
const known = new Set(['ComponentType', 'z']);

/**
 * Sources that stand for those of the disk, by their path: what a test changes.
 *
 * @typedef {ReadonlyMap<string, string>} Overlay
 */

/**
 * @param {Overlay} [overlay]
 * @returns {{ major: number, text: string }} the contract's number, and its types as a TypeScript module
 */
export function contractReport(overlay = new Map()) {
  const program = programOf(new Map([...overlay, [probe, probeText]]), [probe]);
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(probe);
  if (file === undefined) throw new Error('TypeScript did not read the contract');
  const module = checker.getSymbolAtLocation(file);
  const [host, remote, manifest] = ['RemoteHost', 'RemoteModule', 'RemoteManifest'].map((name) => {
    const symbol = checker.getExportsOfModule(module ?? fail(name)).find((one) => one.name === name);
    return resolved(symbol ?? fail(name), checker);
  });
  if (host === undefined || remote === undefined || manifest === undefined) return fail('its types');
  const parts = [
    ...declarationsFrom([host, remote], checker),
    `export type RemoteManifest = ${expanded(checker.getDeclaredTypeOfSymbol(manifest), checker)};`,
    sharedModulesType(overlay),
  ];
  return { major: majorOf(overlay), text: `${header}\n${parts.join('\n\n')}\n` };
}

/** Files of the disk as they were read: several programs look at the same ones. @type {Map<string, ts.SourceFile>} */
const parsed = new Map();

/**
 * @param {Overlay} overlay
 * @param {string[]} rootNames
 */
export function programOf(overlay, rootNames) {
  /** @type {ts.CompilerOptions} */
  const options = {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    ...{ strict: true, noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true },
    ...{ skipLibCheck: true, noEmit: true, types: [], jsx: ts.JsxEmit.ReactJSX },
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  host.fileExists = (path) => overlay.has(path) || fileExists(path);
  host.readFile = (path) => overlay.get(path) ?? readFile(path);
  host.getSourceFile = (path, target) => {
    const kept = overlay.has(path) ? undefined : parsed.get(path);
    if (kept !== undefined) return kept;
    const text = host.readFile(path);
    if (text === undefined) return undefined;
    const file = ts.createSourceFile(path, text, target, true);
    if (!overlay.has(path)) parsed.set(path, file);
    return file;
  };
  return ts.createProgram(rootNames, options, host);
}

/**
 * The declarations of `symbols` and of every type of this repository that they name, by name.
 *
 * @param {ts.Symbol[]} symbols
 * @param {ts.TypeChecker} checker
 */
function declarationsFrom(symbols, checker) {
  /** @type {Map<string, string>} */
  const found = new Map();
  const waiting = [...symbols];
  for (let symbol = waiting.pop(); symbol !== undefined; symbol = waiting.pop()) {
    if (found.has(symbol.name)) continue;
    const declaration = symbol.declarations?.find(
      (one) => ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one),
    );
    if (declaration === undefined) return fail(symbol.name);
    found.set(symbol.name, printed(declaration, checker));
    waiting.push(...namedIn(declaration, checker));
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text);
}

/** @param {ts.Declaration} declaration @param {ts.TypeChecker} checker @returns {ts.Symbol[]} */
function namedIn(declaration, checker) {
  /** @type {ts.Symbol[]} */
  const symbols = [];
  /** @param {ts.Node} node @returns {void} */
  const visit = (node) => {
    if (ts.isTypeReferenceNode(node)) {
      const first = leftmost(node.typeName);
      if (known.has(first.text)) return ts.forEachChild(node, visit);
      const at = checker.getSymbolAtLocation(first);
      if (at === undefined) return fail(first.text);
      const symbol = resolved(at, checker);
      const source = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
      if ((symbol.flags & ts.SymbolFlags.TypeParameter) === 0) {
        if (source.startsWith(contracts)) symbols.push(symbol);
        else if (!/\/lib\.[\w.]+\.d\.ts$/.test(source)) return fail(first.text);
      }
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(declaration, visit);
  return symbols;
}

/** @param {ts.EntityName} name @returns {ts.Identifier} */
function leftmost(name) {
  return ts.isIdentifier(name) ? name : leftmost(name.left);
}

/** @param {ts.Symbol} symbol @param {ts.TypeChecker} checker */
function resolved(symbol, checker) {
  const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
  // A namespace that was imported whole is named by its import.
  if (!isAlias || symbol.declarations?.some(ts.isNamespaceImport)) return symbol;
  return checker.getAliasedSymbol(symbol);
}

/** @param {ts.Declaration} declaration @param {ts.TypeChecker} checker */
function printed(declaration, checker) {
  const { factory } = ts;
  const result = ts.transform(/** @type {ts.Node} */ (declaration), [
    (context) => {
      /** @param {ts.Node} node @returns {ts.Node} */
      const visit = (node) => {
        const inside = ts.visitEachChild(node, visit, context);
        if (ts.isMethodSignature(inside)) {
          const type = factory.createFunctionTypeNode(
            inside.typeParameters,
            inside.parameters,
            inside.type ?? factory.createKeywordTypeNode(ts.SyntaxKind.VoidKeyword),
          );
          const readonly = [factory.createModifier(ts.SyntaxKind.ReadonlyKeyword)];
          return factory.createPropertySignature(readonly, inside.name, inside.questionToken, type);
        }
        // `typeof remoteContract`: its number.
        if (ts.isTypeQueryNode(node))
          return factory.createTypeReferenceNode(checker.typeToString(checker.getTypeAtLocation(node)));
        return inside;
      };
      return (root) => visit(root);
    },
  ]);
  const [node] = result.transformed;
  if (node === undefined) return fail('a declaration');
  const printer = ts.createPrinter({ removeComments: true });
  const text = printer.printNode(ts.EmitHint.Unspecified, node, declaration.getSourceFile());
  return text.startsWith('export ') ? text : `export ${text}`;
}

/** @param {ts.Type} type @param {ts.TypeChecker} checker */
function expanded(type, checker) {
  return checker.typeToString(
    type,
    undefined,
    ts.TypeFormatFlags.NoTruncation |
      ts.TypeFormatFlags.InTypeAlias |
      ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType,
  );
}

/** What a page gives by name, with the values that it exports where it is ours. @param {Overlay} overlay */
function sharedModulesType(overlay) {
  const scope = read('shell/src/remotes/federation/share-scope.ts', overlay);
  const former = read('shell/src/remotes/federation/former-kit.ts', overlay);
  const names = [
    ...[...scope.matchAll(/^\s+'?([@\w/-]+)'?: provide\(/gm)].map(([, name = '']) => name),
    ...[...former.matchAll(/^\s+'([@\w/-]+)': \(\) =>/gm)].map(([, name = '']) => name),
    ...kitComponents().keys(),
  ];
  const members = [...new Set(names)].sort().map((name) => {
    const values = exportsOf(name, overlay).map((value) => `readonly ${value}: unknown`);
    return `readonly '${name}': { ${values.join('; ')} }`;
  });
  return `export interface SharedModules { ${members.join(';\n')} }`;
}

/** Names of the values that a module of ours exports; none of another's. @param {string} module @param {Overlay} overlay */
function exportsOf(module, overlay) {
  const own = module.replace('@tallyhouse/shared/', 'shared/src/');
  if (own === module) return [];
  const isTsx = ts.sys.fileExists(join(root, `${own}.tsx`));
  const path = `${own}.${isTsx ? 'tsx' : 'ts'}`;
  const file = ts.createSourceFile(path, read(path, overlay), ts.ScriptTarget.Latest, true);
  const names = file.statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) {
      const { exportClause, isTypeOnly } = statement;
      if (isTypeOnly || exportClause === undefined || !ts.isNamedExports(exportClause)) return [];
      return exportClause.elements.filter((one) => !one.isTypeOnly).map(({ name }) => name.text);
    }
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (isExported !== true) return [];
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map(({ name }) => name.getText());
    const isNamed = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
    return isNamed && statement.name !== undefined ? [statement.name.text] : [];
  });
  return names.sort();
}

/** @param {Overlay} overlay */
function majorOf(overlay) {
  const [, major] = /^export const remoteContract = (\d+);$/m.exec(
    read('shared/src/contracts/remote.ts', overlay),
  ) ?? [undefined, fail('remoteContract')];
  return Number(major);
}

/** @param {string} path @param {Overlay} overlay */
function read(path, overlay) {
  return overlay.get(join(root, path)) ?? readFileSync(join(root, path), 'utf8');
}

/** @param {string} name @returns {never} */
function fail(name) {
  throw new Error(`The report of the contract cannot tell where ${name} comes from`);
}
