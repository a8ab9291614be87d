import type { Seen } from '../rules';
import type { Stage } from '../stage/stage';

/** Hands mount what makes no sense, one at a time and all at once. */
export async function namesWrongOptions({ page, remote }: Stage): Promise<Seen> {
  const faults = await page.evaluate(
    async ({ module, api }) => {
      const { mount } = (await import(module)) as {
        readonly mount: (element: unknown, options: unknown) => unknown;
      };
      const place = document.createElement('div');
      const good = { apiBaseUrl: api, brand: 'brand', getAccessToken: () => null };
      const wrong = {
        apiBaseUrl: 'javascript:alert(1)',
        brand: '',
        getAccessToken: 'token',
        locale: 'xx',
        theme: 'pink',
        basename: 'no-slash',
      };
      const said = (element: unknown, options: unknown): string => {
        try {
          mount(element, options);
          return 'nothing was thrown';
        } catch (error) {
          return error instanceof TypeError ? error.message : `no TypeError: ${String(error)}`;
        }
      };
      const names = Object.keys(wrong);
      const alone = names.filter(
        (name) => !said(place, { ...good, [name]: Reflect.get(wrong, name) as unknown }).includes(name),
      );
      const all = said(place, wrong);
      const together = names.filter((name) => !all.includes(name)).map((name) => `${name} among others`);
      const element = /nothing was thrown|no TypeError/.test(said('#place', good))
        ? ['what is no element']
        : [];
      return [...alone, ...together, ...element];
    },
    { module: remote.module ?? '', api: remote.api },
  );
  const measured =
    faults.length === 0
      ? '6 options, one at a time and together, and a place that is none'
      : `not named: ${faults.join(', ')}`;
  return { id: 'contract.type-errors', isGood: faults.length === 0, measured };
}
