const id = 'tallyhouse-registry';

/** Text of the registry that the page came with, unchecked; null for one that came without, as /login does. */
export function carriedRegistry(page: Document): string | null {
  return page.getElementById(id)?.textContent ?? null;
}

/**
 * Puts a registry that was fetched where the page would have come with it: what asks later whether another page is
 * published compares the two, so it is written as the server writes it.
 */
export function carryRegistry(page: Document, text: string): void {
  const element = page.createElement('script');
  element.type = 'application/json';
  element.id = id;
  element.textContent = text.replaceAll('<', '\\u003c');
  page.head.append(element);
}
