import type { ChangeableOptions, Mount, Mounted, MountOptions } from './mount-options';

/** What an element takes as properties, since attributes hold texts only. */
type ElementProperties = Pick<MountOptions, 'getAccessToken' | 'onUnauthorized' | 'react'>;

const changeable = ['brand', 'locale', 'theme', 'route'] as const;
const fixed = ['api-base-url', 'basename'] as const;

/**
 * Defines `<tallyhouse-…>` over a remote's `mount`; does nothing when the page knows the name already.
 *
 * Attributes: `api-base-url`, `brand`, `locale`, `theme`, `basename`, `route`. Properties: `getAccessToken`, without
 * which nothing is shown, `onUnauthorized`, and `react`, set before `getAccessToken`. Events: `navigate` with a `Navigation` and `remoteevent` with a
 * `MountEvent` as `detail`. Taken out of the page it is unmounted.
 */
export function defineElement(name: string, mount: Mount): void {
  if (customElements.get(name) !== undefined) return;
  customElements.define(name, elementOf(mount));
}

function elementOf(mount: Mount): CustomElementConstructor {
  return class extends HTMLElement {
    static readonly observedAttributes = [...changeable, ...fixed];
    #mounted: Mounted | null = null;
    #properties: Partial<ElementProperties> = {};

    get getAccessToken(): ElementProperties['getAccessToken'] | undefined {
      return this.#properties.getAccessToken;
    }

    set getAccessToken(value: ElementProperties['getAccessToken'] | undefined) {
      this.#properties = { ...this.#properties, ...(value && { getAccessToken: value }) };
      this.#show();
    }

    get onUnauthorized(): ElementProperties['onUnauthorized'] {
      return this.#properties.onUnauthorized;
    }

    set onUnauthorized(value: ElementProperties['onUnauthorized']) {
      this.#properties = { ...this.#properties, ...(value && { onUnauthorized: value }) };
    }

    get react(): ElementProperties['react'] {
      return this.#properties.react;
    }

    set react(value: ElementProperties['react']) {
      this.#properties = { ...this.#properties, ...(value && { react: value }) };
    }

    /** Resolves as `Mounted.ready` does; null while it is not shown. */
    get ready(): Mounted['ready'] | null {
      return this.#mounted?.ready ?? null;
    }

    connectedCallback(): void {
      // Set before this class was known: plain fields, which hide what is defined here.
      // What shows it comes last.
      for (const name of ['react', 'onUnauthorized', 'getAccessToken'] as const) {
        const value: unknown = Object.getOwnPropertyDescriptor(this, name)?.value;
        if (value === undefined) continue;
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, value);
      }
      this.#show();
    }

    disconnectedCallback(): void {
      this.#mounted?.unmount();
      this.#mounted = null;
    }

    attributeChangedCallback(name: string, before: string | null, value: string | null): void {
      if (before === value) return;
      if (this.#mounted === null) this.#show();
      else if (changeable.some((one) => one === name)) this.#mounted.update(this.#changeable());
    }

    #show(): void {
      const { getAccessToken, onUnauthorized, react } = this.#properties;
      const apiBaseUrl = this.getAttribute('api-base-url');
      const isComplete = getAccessToken !== undefined && apiBaseUrl !== null && this.hasAttribute('brand');
      if (this.#mounted !== null || !this.isConnected || !isComplete) return;
      const basename = this.getAttribute('basename');
      this.#mounted = mount(this, {
        ...this.#changeable(),
        ...{ apiBaseUrl, getAccessToken },
        ...(onUnauthorized !== undefined && { onUnauthorized }),
        ...(react !== undefined && { react }),
        ...(basename !== null && { basename }),
        onNavigate: (detail) => this.dispatchEvent(new CustomEvent('navigate', { detail })),
        onEvent: (detail) => this.dispatchEvent(new CustomEvent('remoteevent', { detail })),
      });
    }

    #changeable(): ChangeableOptions {
      const given = changeable.flatMap((name) => {
        const value = this.getAttribute(name);
        return value === null ? [] : [[name, value] as const];
      });
      return { brand: '', ...Object.fromEntries(given) };
    }
  };
}
