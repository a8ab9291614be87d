import { expect, test } from '../support/conformance-run';

// One after the other: each makes the program anew.
test.describe.configure({ mode: 'default' });

test('a module that leaks fails by memory, listeners, nodes, timers, globals and elements', async ({
  conformanceOf,
}) => {
  expect(await conformanceOf('leaking')).toEqual({
    code: 1,
    failed: [
      ...['leaks.heap', 'leaks.listeners', 'leaks.nodes', 'leaks.timers', 'leaks.globals'],
      'leaks.elements',
    ],
  });
});

test('a module that styles the page, and is styled by it, fails by both and by the sheet that it leaves', async ({
  conformanceOf,
}) => {
  expect(await conformanceOf('spilling')).toEqual({
    code: 1,
    failed: [...['leaks.styles', 'styles.page-mounted', 'styles.page-after', 'styles.remote-hostile']],
  });
});

test('a module that stores, sets a cookie and gives the token away fails by each', async ({
  conformanceOf,
}) => {
  expect(await conformanceOf('storing')).toEqual({
    code: 1,
    failed: ['leaks.storage', 'leaks.cookies', 'capability.token'],
  });
});
