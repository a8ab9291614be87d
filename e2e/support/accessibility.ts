import type { Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';
import { settled } from './screens';

/**
 * What axe finds on the page as it is, of whatever weight: rule, and the elements that break it. `without` names rules
 * that do not hold there.
 */
export async function axeFaults(page: Page, without: readonly string[] = []): Promise<string[]> {
  await settled(page);
  // Evaluated by the browser's debugger, which the content security policy does not concern.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // While something loads, the kit's placeholder of its title is a heading without words.
  const { violations } = await page.evaluate<AxeResults>(
    'axe.run({ exclude: [".ant-skeleton"] }, { resultTypes: ["violations"] })',
  );
  return violations
    .filter(({ id }) => !without.includes(id))
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} – ${any[0]?.message ?? ''}`),
    );
}
