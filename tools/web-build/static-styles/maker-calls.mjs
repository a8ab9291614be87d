import { relative } from 'node:path';
import ts from 'typescript';
import { antdFolder } from './antd.mjs';

/**
 * A place where antd has a component's styles made: `genStyleHooks('Button', …)`.
 *
 * @typedef {object} MakerCall
 * @property {string} key its file and its place among the calls of that file: `button/style/index.js 0`
 * @property {{ start: number, end: number }} given where its arguments stand
 * @property {boolean} isSwitched whether its last argument names `injectStyle`, by which a component goes without
 */

const makers = new Set(['genStyleHooks', 'genComponentStyleHook', 'genSubStyleComponent']);
const mayCall = /\bgen(StyleHooks|ComponentStyleHook|SubStyleComponent)\(/;

/**
 * The calls in a module of antd, in the order of the text.
 *
 * @param {string} file
 * @param {string} source
 * @returns {MakerCall[]}
 */
export function makerCalls(file, source) {
  if (!mayCall.test(source)) return [];
  const name = relative(antdFolder, file).replaceAll('\\', '/');
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  /** @type {MakerCall[]} */
  const calls = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && makers.has(node.expression.text)) {
      const { arguments: given } = node;
      calls.push({
        key: `${name} ${calls.length}`,
        given: { start: given.pos, end: given.end },
        isSwitched: given.at(-1)?.getText().includes('injectStyle') === true,
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return calls;
}

/**
 * A module with other arguments in its calls.
 *
 * @param {string} source
 * @param {MakerCall[]} calls
 * @param {(call: MakerCall, given: string) => string} argumentsOf
 */
export function withArguments(source, calls, argumentsOf) {
  let text = source;
  for (const call of calls.toReversed()) {
    const { start, end } = call.given;
    text = text.slice(0, start) + argumentsOf(call, source.slice(start, end)) + text.slice(end);
  }
  return text;
}
