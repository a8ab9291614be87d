import { expect, test } from './support/conformance-run';

// One after the other: each makes the program anew.
test.describe.configure({ mode: 'default' });

test('a module that leaves nothing fails nothing @deep', async ({ conformanceOf }) => {
  expect(await conformanceOf('sound')).toEqual({ code: 0, failed: [] });
});

test('a module that leaks, styles the page, stores and gives the token away fails by each @deep', async ({
  conformanceOf,
}) => {
  const { code, failed } = await conformanceOf('faulty');

  expect(code).toBe(1);
  expect(failed.toSorted()).toEqual(
    [
      ...['leaks.heap', 'leaks.listeners', 'leaks.nodes', 'leaks.timers', 'leaks.globals'],
      ...['leaks.elements', 'leaks.styles', 'leaks.storage', 'leaks.cookies', 'capability.token'],
      ...['styles.page-mounted', 'styles.page-after', 'styles.remote-hostile'],
    ].toSorted(),
  );
});
