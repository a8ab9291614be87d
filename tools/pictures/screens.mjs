import { workspaceDeclarations } from '../web-build/remote-declaration.mjs';

/**
 * @typedef {object} Screen
 * @property {string} name of its files
 * @property {string} title
 * @property {string} path
 * @property {string} [role] whose session it is seen in; the administrator's unless named
 * @property {boolean} [isSignedOut]
 * @property {boolean} [isKey] it is seen at the widths of a tablet and a telephone, too
 * @property {string} [follow] a link on the page, by the beginning of its address, that leads to what is shown
 */

const reporter = { role: 'reporter' };

/** Screens without an entry in the menu, beside the paths that the remotes declare. */
/** @type {readonly Screen[]} */
const others = [
  { name: 'login', title: 'Sign in', path: '/login', isSignedOut: true },
  { name: 'brands', title: 'Brands', path: '/brands', ...reporter },
  { name: 'online-new', title: 'New online report', path: '/online/new', ...reporter },
  {
    ...{ name: 'online-report', title: 'Online report', path: '/online', follow: '/online/rep_' },
    ...{ isKey: true, ...reporter },
  },
  { name: 'online-archive', title: 'Latest reports archive', path: '/online/last-reports', ...reporter },
  { name: 'retail-tickets', title: 'Retail tickets', path: '/retail?level=ticket', ...reporter },
  { name: 'retail-filter', title: 'New retail filter', path: '/retail?filters=new', ...reporter },
  { name: 'retail-pack', title: 'Retail pack', path: '/retail/pack/intake', ...reporter },
  { name: 'retail-reports', title: 'Retail reports', path: '/retail/reports', ...reporter },
  { name: 'retail-new', title: 'New retail report', path: '/retail/reports/new', ...reporter },
  {
    name: 'tanzania-form',
    title: 'Form of TRA and GBT',
    path: '/total-report-tanzania/form',
    ...reporter,
  },
  { name: 'tax-period', title: 'Tax period', path: '/tax-reporting', follow: '/tax-reporting/', ...reporter },
  { name: 'not-found', title: 'Unknown page', path: '/nowhere', ...reporter },
];

/** Who has something to do on a screen: its picture shows the actions too. */
/** @type {Readonly<Record<string, string>>} */
const roles = {
  '/dashboard': 'reporter',
  '/online': 'reporter',
  '/retail': 'reporter',
  '/total-report': 'reporter',
  '/total-report-tanzania': 'reporter',
  '/summary-report': 'reporter',
  '/summary-report-tanzania': 'reporter',
  '/save-search': 'reporter',
  '/double-confirmation': 'approver',
  '/api-log': 'auditor',
};

/** Screens of the menu that somebody on the way looks at. */
/** @type {ReadonlySet<string>} */
const keyPaths = new Set([
  '/dashboard',
  '/retail',
  '/total-report',
  '/summary-report',
  '/tax-reporting',
  '/double-confirmation',
]);

/**
 * Every path that the remotes declare, titled as in the menu, and the screens that no path of the menu leads to.
 *
 * @returns {Promise<Screen[]>}
 */
export async function allScreens() {
  const declared = (await workspaceDeclarations()).flatMap(({ paths, navigation }) =>
    paths.map((path) => {
      const title = navigation.find((entry) => entry.path === path)?.title.en ?? titleOf(path);
      const name = path.slice(1).replaceAll('/', '-');
      return { name, title, path, role: roles[path] ?? 'admin', isKey: keyPaths.has(path) };
    }),
  );
  const [login, ...rest] = others;
  return [...(login === undefined ? [] : [login]), ...declared, ...rest].filter(
    (screen, at, all) => all.findIndex(({ name }) => name === screen.name) === at,
  );
}

/** `/summary-report-tanzania` → `Summary report tanzania`. @param {string} path */
function titleOf(path) {
  const words = path.slice(1).replaceAll(/[-/]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
