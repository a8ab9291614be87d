/** @typedef {import('./template-files.mjs').TemplateFile} TemplateFile */

/**
 * The files of a remote that is called `names`, made of those of the template.
 *
 * @param {readonly TemplateFile[]} files
 * @param {import('./names.mjs').RemoteNames} names
 * @param {Readonly<Record<string, string>>} [packages] versions or files to install in the place of those of the template
 * @returns {TemplateFile[]} sorted by path
 */
export function filledFiles(files, names, packages = {}) {
  return files
    .map(({ path, text, isProgram }) => ({
      path: path === 'gitignore' ? '.gitignore' : filled(path, names),
      text: path === 'package.json' ? packageOf(filled(text, names), names, packages) : filled(text, names),
      isProgram,
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/**
 * The name stands in sentences, literals and identifiers of the template, each in its own form. Found in one go, so that
 * a word of the user's is never taken for one of the template.
 *
 * @param {string} text
 * @param {import('./names.mjs').RemoteNames} names
 */
function filled(text, { name, id, pascal, title, titleSw, owner }) {
  /** @type {Readonly<Record<string, string>>} */
  const words = {
    "'Owner of remote-template'": literal(owner),
    "'Title of remote-template'": literal(title),
    "'Kichwa cha remote-template'": literal(titleSw),
    'Owner of remote-template': owner,
    'Title of remote-template': title,
    'remote-template': name,
    Template: pascal,
    template: id,
  };
  return text.replaceAll(
    /'?(Owner of|Title of|Kichwa cha) remote-template'?|remote-template|Template|template/g,
    (found) => words[found] ?? found,
  );
}

/** As the formatter writes it. @param {string} text */
function literal(text) {
  return text.includes("'") && !text.includes('"')
    ? `"${text}"`
    : `'${text.replaceAll("'", String.raw`\'`)}'`;
}

/**
 * @param {string} text of package.json
 * @param {import('./names.mjs').RemoteNames} names
 * @param {Readonly<Record<string, string>>} packages
 */
function packageOf(text, { name, title }, packages) {
  const own = JSON.parse(text);
  for (const group of ['dependencies', 'devDependencies'])
    for (const dependency of Object.keys(own[group]))
      own[group][dependency] = packages[dependency] ?? own[group][dependency];
  return `${JSON.stringify({ ...own, name, description: title }, null, 2)}\n`;
}
