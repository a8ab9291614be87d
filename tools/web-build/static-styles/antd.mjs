import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { sharedFolder } from '../packages.mjs';

/** Folder of the modules of antd that the builds take. */
export const antdFolder = join(
  dirname(createRequire(join(sharedFolder, 'src/kit/components.ts')).resolve('antd/package.json')),
  'es',
);

/** The module whose functions make every component's styles. */
export const makersFile = join(antdFolder, 'theme/util/genStyleUtils.js');
