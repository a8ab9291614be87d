/** Cookies of the page's own origin, with paths and lifetimes left out. */
export function createCookieJar() {
  const cookies = new Map<string, string>();
  return {
    /** As `document.cookie` and the `Cookie` header give them. */
    text: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    /** Takes the `Set-Cookie` headers of an answer. */
    keep(headers: readonly string[]): void {
      for (const header of headers) {
        const [pair = ''] = header.split(';');
        const place = pair.indexOf('=');
        cookies.set(pair.slice(0, place), pair.slice(place + 1));
      }
    },
  };
}

export type CookieJar = ReturnType<typeof createCookieJar>;
