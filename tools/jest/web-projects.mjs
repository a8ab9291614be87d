import { fileURLToPath } from 'node:url';
import { webFolders } from './folders.mjs';
import { webProject } from './web-project.mjs';

const complaints = fileURLToPath(new URL('complaints.ts', import.meta.url));
const deep = '\\.deep\\.test\\.tsx?$';

/** @param {string} name */
const inWebFolders = (name) => webFolders.map((folder) => `<rootDir>/${folder}/**/${name}`);

/**
 * The two projects of this repository's web packages. `logic` is `x.test.ts`: its suites need no document and start at once.
 * `web` is `x.test.tsx`, and `x.dom.test.ts` for what draws nothing and still needs a document.
 *
 * @param {Record<string, string>} packageFiles of `web-packages.mjs`
 * @returns {import('jest').Config[]}
 */
export function webProjects(packageFiles) {
  const both = {
    ...webProject,
    moduleNameMapper: { ...webProject.moduleNameMapper, ...packageFiles },
    transformIgnorePatterns: [...webProject.transformIgnorePatterns, '/\\.cache/jest-packages/'],
  };
  return [
    {
      ...both,
      displayName: 'logic',
      testEnvironment: 'node',
      setupFilesAfterEnv: [complaints],
      testMatch: inWebFolders('*.test.ts'),
      testPathIgnorePatterns: ['/node_modules/', '\\.dom\\.test\\.ts$', deep],
    },
    {
      ...both,
      displayName: 'web',
      testMatch: [...inWebFolders('*.test.tsx'), ...inWebFolders('*.dom.test.ts')],
      testPathIgnorePatterns: ['/node_modules/', deep],
    },
  ];
}
