// Words in the mark-up of a component that no catalogue holds: nobody would translate them.
import ts from 'typescript';

/** Attributes that users read or hear. */
const readAttributes = new Set([
  'alt',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'cancelText',
  'caption',
  'content',
  'description',
  'emptyText',
  'extra',
  'help',
  'hint',
  'label',
  'message',
  'notFoundContent',
  'okText',
  'placeholder',
  'subTitle',
  'subtitle',
  'summary',
  'title',
  'tooltip',
]);

/**
 * Texts written into JSX, as `line: text`: between tags, in an attribute that is read, or chosen there by a condition.
 *
 * @param {string} path
 * @param {string} source
 * @returns {string[]}
 */
export function hardCodedTexts(path, source) {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  /** @type {string[]} */
  const found = [];
  /** @param {ts.Node} node @param {string} text */
  const add = (node, text) => {
    if (!isWords(text)) return;
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    found.push(`${line + 1}: ${text.trim().replace(/\s+/g, ' ')}`);
  };
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isJsxText(node)) add(node, node.text);
    else if (ts.isJsxAttribute(node)) {
      if (readAttributes.has(node.name.getText(file)) && node.initializer) writtenIn(node.initializer, add);
    } else if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) writtenIn(node, add);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/**
 * Strings that an expression may become, without those it hands to a function.
 *
 * @param {ts.Node} node
 * @param {(node: ts.Node, text: string) => void} add
 */
function writtenIn(node, add) {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) add(node, node.text);
  else if (ts.isTemplateExpression(node))
    add(
      node,
      [node.head, ...node.templateSpans.map((span) => span.literal)].map((part) => part.text).join(' '),
    );
  else if (ts.isConditionalExpression(node)) {
    writtenIn(node.whenTrue, add);
    writtenIn(node.whenFalse, add);
  } else if (ts.isBinaryExpression(node) && isChoice(node.operatorToken.kind)) writtenIn(node.right, add);
  else if ((ts.isJsxExpression(node) || ts.isParenthesizedExpression(node)) && node.expression)
    writtenIn(node.expression, add);
}

/** @param {ts.SyntaxKind} kind */
function isChoice(kind) {
  return (
    kind === ts.SyntaxKind.AmpersandAmpersandToken ||
    kind === ts.SyntaxKind.BarBarToken ||
    kind === ts.SyntaxKind.QuestionQuestionToken
  );
}

/**
 * Marks, numbers and single letters are the same in every language; `part.levy` is the key of a text.
 *
 * @param {string} text
 */
function isWords(text) {
  return /\p{L}{2}/u.test(text.replace(/&\w+;/g, '')) && !/^[a-z]\w*(\.\w+)+$/i.test(text);
}
