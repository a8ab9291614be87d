// What a change touches, by the names of its files.

/** Changes what every package is checked with. */
const everywhere = /^(tsconfig\.base\.json|package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml)$/;
const code = /\.(tsx?|mjs|cjs|js)$/;

/**
 * The packages whose types a change can break: those it is in and all that depend on them, in the order of `dependencies`.
 *
 * @param {readonly string[]} files
 * @param {Record<string, readonly string[]>} dependencies folders by folder
 */
export function packagesTouched(files, dependencies) {
  const names = Object.keys(dependencies);
  if (files.some((file) => everywhere.test(file))) return names;
  const touched = new Set(
    files.filter((file) => code.test(file) || file.endsWith('.json')).map((file) => file.split('/')[0] ?? ''),
  );
  let before = -1;
  while (before !== touched.size) {
    before = touched.size;
    for (const name of names) if (dependencies[name]?.some((other) => touched.has(other))) touched.add(name);
  }
  return names.filter((name) => touched.has(name));
}

/** @param {readonly string[]} files */
export const codeAmong = (files) => files.filter((file) => code.test(file));

/**
 * At most `most` of `tests`, those first that share most folders with one of `files`.
 *
 * @param {readonly string[]} tests
 * @param {readonly string[]} files
 * @param {number} most
 */
export function nearestTests(tests, files, most) {
  const near = (/** @type {string} */ test) => Math.max(...files.map((file) => foldersShared(test, file)));
  return tests
    .map((test) => ({ test, near: near(test) }))
    .sort((a, b) => b.near - a.near || (a.test < b.test ? -1 : 1))
    .slice(0, most)
    .map(({ test }) => test);
}

/** @param {string} a @param {string} b */
function foldersShared(a, b) {
  if (stem(a) === stem(b)) return Number.POSITIVE_INFINITY;
  const [left, right] = [a.split('/').slice(0, -1), b.split('/').slice(0, -1)];
  const apart = left.findIndex((folder, index) => folder !== right[index]);
  return apart === -1 ? left.length : apart;
}

/** A file and its test have the same. @param {string} path */
const stem = (path) => path.replace(/(\.test)?\.\w+$/, '');
