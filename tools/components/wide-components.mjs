// Components that are told more than a reader keeps in mind: what belongs together is one object, a slot or a context.
import ts from 'typescript';

export const mostProps = 10;

/**
 * Components of these files that take more props, `ReportGrid takes 27: label, columns, …`; inherited ones count. Props
 * of libraries, which `...rest` hands on, do not.
 *
 * @param {readonly string[]} paths whole, of all sources that declare props
 * @returns {string[]}
 */
export function wideComponents(paths) {
  const program = ts.createProgram(paths, {
    ...{ target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext, strict: true, skipLibCheck: true },
    ...{ moduleResolution: ts.ModuleResolutionKind.Bundler, jsx: ts.JsxEmit.Preserve, types: [] },
    // `Pick`, `Omit` and `Partial`; the types of libraries would be most of the work.
    ...{ lib: ['lib.es5.d.ts'], noResolve: true },
  });
  const checker = program.getTypeChecker();
  /** Texts have properties, too. @param {ts.Symbol} property */
  const isOwn = ({ declarations: [first] = [] }) =>
    first === undefined || !program.isSourceFileDefaultLibrary(first.getSourceFile());
  return program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.endsWith('.tsx'))
    .flatMap((file) =>
      functionsIn(file).flatMap((made) => {
        const name = nameOf(made);
        const [props] = made.parameters;
        if (props === undefined || !/^[A-Z]/.test(name)) return [];
        const names = checker.getTypeAtLocation(props).getProperties().filter(isOwn);
        return names.length <= mostProps
          ? []
          : [`${name} takes ${names.length}: ${names.map((one) => one.name).join(', ')}`];
      }),
    );
}

/** @param {ts.Node} node @returns {ts.SignatureDeclaration[]} */
function functionsIn(node) {
  /** @type {ts.SignatureDeclaration[]} */
  const found = ts.isFunctionLike(node) ? [node] : [];
  ts.forEachChild(node, (child) => {
    found.push(...functionsIn(child));
  });
  return found;
}

/** Its own name, or that of what it is kept as: `const Row = memo((props) => …)`. @param {ts.SignatureDeclaration} made */
function nameOf(made) {
  if (made.name !== undefined) return made.name.getText();
  const holder = ts.isCallExpression(made.parent) ? made.parent.parent : made.parent;
  return ts.isVariableDeclaration(holder) ? holder.name.getText() : '';
}
