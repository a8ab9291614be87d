import { countedBefore, filesLike, keepGreen, stateOf } from '../green-before.mjs';
import { decidingFiles } from './green-suites.mjs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../run.mjs';

const ofServer = 'api/src/app/app.ts';
const ofScreen = 'remote-online/src/online/online-screen.tsx';
const ofAll = 'shared/src/contracts/scalars.ts';

test.each([
  [['remote-online'], { [ofServer]: false, [ofScreen]: true, [ofAll]: true, 'package.json': true }],
  [['remote-logs', 'remote-retail'], { [ofServer]: false, [ofScreen]: false, [ofAll]: true }],
  [['shared'], { [ofScreen]: false, [ofAll]: true }],
  [
    ['api'],
    {
      [ofServer]: true,
      [ofScreen]: false,
      [ofAll]: true,
      'docs/openapi.json': true,
      'shell/index.html': true,
    },
  ],
  [['api', 'tools'], { [ofServer]: true, [ofScreen]: true, [ofAll]: true, 'docs/openapi.json': true }],
])('tests of %p are run again after a change of what they can know', (packages, decides) => {
  const files = filesLike(decidingFiles(packages));
  const decided = Object.keys(decides).map((file) => [file, files.includes(file)]);
  expect(Object.fromEntries(decided)).toEqual(decides);
});

describe('what was counted before', () => {
  const name = `of-a-test-${process.pid}`;
  const counts = { passed: 3, failed: 0, skipped: 1 };
  const anewBefore = process.env['TEST_ANEW'];
  afterEach(() => {
    if (anewBefore === undefined) delete process.env['TEST_ANEW'];
    else process.env['TEST_ANEW'] = anewBefore;
  });
  afterAll(() => rm(join(root, '.cache/green', `${name}.json`), { force: true }));

  test('holds for the same files, and for these alone', async () => {
    delete process.env['TEST_ANEW'];
    const [state, ofOthers, another] = await Promise.all([
      stateOf(['tools/run.mjs'], ['today']),
      stateOf(['tools/run.mjs', 'tools/check.mjs'], ['today']),
      stateOf(['tools/run.mjs'], ['tomorrow']),
    ]);
    await keepGreen(name, state, counts);
    expect(await countedBefore(name, await stateOf(['tools/run.mjs'], ['today']))).toEqual(counts);
    expect(await countedBefore(name, ofOthers)).toBeNull();
    expect(await countedBefore(name, another)).toBeNull();
  });

  test('does not hold where all is run anew', async () => {
    const state = await stateOf(['tools/run.mjs']);
    await keepGreen(name, state, counts);
    process.env['TEST_ANEW'] = '1';
    expect(await countedBefore(name, state)).toBeNull();
  });
});
