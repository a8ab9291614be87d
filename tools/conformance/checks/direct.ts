import type { Outcome, Stage } from '../stage/stage';

/** The file's own mount in the page, without the page's portal. Values are texts, so that they can be sent. */
export interface DirectMount {
  /** Sections that the kit adds to the page: one for each instance. */
  readonly instances: readonly { readonly brand: string; readonly theme?: 'light' | 'dark' }[];
  readonly abort?: 'before' | 'after';
}

/** What remains of sections by name, so that the page can be asked again. */
export interface DirectOutcome {
  readonly outcomes: readonly Outcome[];
  /** Children of each section at the end. */
  readonly children: readonly number[];
}

/** Mounts by the file itself; `document.conformanceMounts` holds what it gave, in order. */
export async function mountDirectly(stage: Stage, given: DirectMount): Promise<DirectOutcome> {
  const { remote, host } = stage;
  const token = (await host.token?.()) ?? '';
  return stage.page.evaluate(
    async ({ module, api, token: handed, instances, abort }) => {
      interface Handle {
        readonly ready: Promise<Outcome>;
        readonly unmount: () => void;
      }
      const { mount } = (await import(module)) as {
        readonly mount: (element: Element, options: object) => Handle;
      };
      const life = new AbortController();
      const sections = instances.map(({ brand, theme }) => {
        const section = document.createElement('section');
        section.setAttribute('aria-label', `${brand} ${theme ?? ''}`);
        document.body.append(section);
        return section;
      });
      const handles = instances.map(({ brand, theme }, index) =>
        mount(sections[index] as Element, {
          ...{ apiBaseUrl: api, brand, getAccessToken: () => handed },
          ...(theme !== undefined && { theme }),
          ...(abort !== undefined && { signal: life.signal }),
        }),
      );
      if (abort === 'before') life.abort();
      const outcomes = await Promise.all(handles.map(({ ready }) => ready));
      if (abort === 'after') life.abort();
      Reflect.set(document, 'conformanceMounts', handles);
      return { outcomes, children: sections.map(({ childNodes }) => childNodes.length) };
    },
    { module: remote.module ?? '', api: remote.api, token, ...given },
  );
}
