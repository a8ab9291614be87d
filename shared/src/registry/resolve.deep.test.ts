import { entryOf, registryOf } from '../testing/registry';
import { resolve } from './resolve';

test.each([1, 10, 37.5, 50, 90])('%d %% of 100 000 users are that many, within 0.5 %%', (percent) => {
  const canary = { version: '2.0.0', cohort: 'autumn', percent };
  const registry = registryOf([entryOf('remote-online', ['1.0.0', '2.0.0'], { canary })]);
  let inTrial = 0;
  for (let index = 0; index < 100_000; index += 1) {
    const viewer = { brand: 'alder', roles: ['reporter'], userId: `u_${index}` };
    if (resolve(registry, viewer).get('remote-online')?.version === '2.0.0') inTrial += 1;
  }
  expect(Math.abs(inTrial / 1000 - percent)).toBeLessThan(0.5);
});
