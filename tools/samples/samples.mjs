/**
 * A fenced block of a document that is checked.
 *
 * @typedef {object} Sample
 * @property {string} file
 * @property {number} line of the fence, from 1; its text begins in the next
 * @property {string} place `docs/embedding.md:12`
 * @property {'typed' | 'run'} kind
 * @property {string} language
 * @property {string} text
 */

const marked = /^<!-- sample: (\w+) -->\n+```(\w+)\n(.*?)\n```$/gms;
const languages = { typed: ['ts', 'tsx', 'js', 'html'], run: ['sh'] };

/**
 * Errors: `Error` for a mark of an unknown kind, or above a language that it does not go with.
 *
 * @param {string} file
 * @param {string} document
 * @returns {Sample[]}
 */
export function samplesIn(file, document) {
  const found = [...document.matchAll(marked)];
  const marks = document.split('<!-- sample:').length - 1;
  if (found.length !== marks)
    throw new Error(`${file}: ${marks - found.length} marks of samples stand above no fenced block.`);
  return found.map((match) => {
    const [whole, kind = '', language = '', text = ''] = match;
    const line = document.slice(0, match.index + whole.indexOf('```')).split('\n').length;
    const place = `${file}:${line}`;
    if (kind !== 'typed' && kind !== 'run') throw new Error(`${place}: there is no kind of sample ${kind}.`);
    if (!languages[kind].includes(language))
      throw new Error(`${place}: a sample of kind ${kind} is no ${language}.`);
    return { file, line, place, kind, language, text };
  });
}

/**
 * Why a line is not run: only what asks for help or for a dry run changes nothing.
 *
 * @param {string} line
 * @returns {string | undefined}
 */
export function commandFault(line) {
  const [command = ''] = line.split(/\s#/);
  if (/[;&|<>`$]/.test(command)) return 'a sample that is run is one plain command a line';
  if (!/^(npm run|node) /.test(command)) return 'a sample that is run begins with npm run or node';
  return / --(help|dry-run)(\s|$)/.test(command)
    ? undefined
    : 'a sample that is run asks for --help or --dry-run';
}

/**
 * The file that the compiler sees: one module each, on the lines that it has in the document.
 *
 * @param {Sample} sample
 * @param {number} index
 */
export function typedSource({ language, text }, index) {
  const isPage = language === 'html';
  const ending = isPage ? 'js' : language;
  return { name: `sample-${index}.${ending}`, source: isPage ? scriptsOf(text) : text };
}

/** Module scripts of a page, everything else blank, so that lines keep their numbers. @param {string} page */
function scriptsOf(page) {
  let source = '';
  let at = 0;
  for (const match of page.matchAll(/<script type="module">(.*?)<\/script>/gs)) {
    const from = match.index + '<script type="module">'.length;
    const code = match[1] ?? '';
    source += page.slice(at, from).replaceAll(/[^\n]/g, ' ') + code;
    at = from + code.length;
  }
  return source;
}
