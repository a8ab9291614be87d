import type { Page } from '@playwright/test';

/** From its next address on the page notes each file that evaluates the schema library: that looks for its settings. */
export async function noteSchemaLibraries(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const files = new Set<string>();
    let settings: unknown;
    Reflect.set(window, '__schemaLibraries', files);
    Object.defineProperty(window, '__zod_globalConfig', {
      get() {
        const [, file] = /\/([\w.-]+\.js):/.exec(new Error().stack ?? '') ?? [];
        if (file !== undefined) files.add(file);
        return settings;
      },
      set(value) {
        settings = value;
      },
    });
  });
}

/** Their names, in the order in which they came; see `noteSchemaLibraries`. */
export function schemaLibraries(page: Page): Promise<string[]> {
  return page.evaluate(() => [...(Reflect.get(window, '__schemaLibraries') as Set<string>)]);
}
