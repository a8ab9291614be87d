/** @typedef {import('./extract-styles.mjs').Sheet} Sheet */
/** @typedef {Pick<Sheet, 'name' | 'rules' | 'keyframes' | 'variables'>} Part */

/**
 * Rules that stand apart from the component that they belong to, because antd draws that component within its others and
 * needs none of them there: a dropdown's menu has rules of its own, a form's columns have no breakpoints. They come with
 * the component itself as screens take it from the kit (`kit-*.mjs`). `from` is where they begin in a sheet, without it
 * all of them stand apart; `classes` are all that they may be for.
 *
 * @type {Record<'menu' | 'sider' | 'columns', { key: string, from?: string, classes?: RegExp }>}
 */
const apart = {
  menu: { key: 'menu/style/index.js 0' },
  sider: { key: 'layout/style/sider.js 0' },
  columns: {
    key: 'grid/style/index.js 1',
    from: '.th-prefix-xs-',
    classes: /^\.th-prefix-((xs|sm|md|lg|x{1,3}l)(-\w+)*|(push|pull)-0)$/,
  },
};

/**
 * Divides the sheets of those components: what stays with them, and what stands apart.
 *
 * @param {Record<string, Sheet>} sheets
 * @returns {{ sheets: Record<string, Sheet>, apart: Record<keyof typeof apart, Part> }}
 * @throws {Error} when a sheet has no such rules, or has others among them that would be missed
 */
export function divideSheets(sheets) {
  const kept = { ...sheets };
  const parts = Object.entries(apart).map(([name, { key, from, classes }]) => {
    const sheet = sheets[key];
    const start = from === undefined ? 0 : (sheet?.rules.indexOf(from) ?? -1);
    if (sheet === undefined || start < 0) throw new Error(`${key}: no rules that could stand apart`);
    const rules = sheet.rules.slice(start);
    const other = (classes && rules.match(/\.th-[\w-]+/g)?.find((found) => !classes.test(found))) ?? '';
    if (other !== '')
      throw new Error(`${key}: ${other} is needed where the component is drawn within others`);
    kept[key] = { ...sheet, rules: sheet.rules.slice(0, start), ...(start === 0 && nothing) };
    // Keyframes and variables stay where the first rules are.
    const { keyframes, variables } = start === 0 ? sheet : nothing;
    return [name, { name: sheet.name, rules, keyframes, variables }];
  });
  return { sheets: kept, apart: Object.fromEntries(parts) };
}

const nothing = { keyframes: {}, variables: {} };
