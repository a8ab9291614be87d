const key = 'tallyhouse-reloaded-for';

/** What decides which code a page runs: its registry and the shell's entry. */
function markOf(page: Document): string {
  const registry = page.getElementById('tallyhouse-registry')?.textContent ?? '';
  const entries = [...page.querySelectorAll('script[src][defer]')].map((script) =>
    script.getAttribute('src'),
  );
  return `${entries.join(' ')} ${registry}`;
}

async function publishedMark(): Promise<string> {
  const answer = await fetch('/', { cache: 'no-store', headers: { Accept: 'text/html' } });
  if (!answer.ok) throw new Error(`The page answers ${answer.status}`);
  return markOf(new DOMParser().parseFromString(await answer.text(), 'text/html'));
}

/** Whether another page is served now than the one that is open. Rejects when that cannot be asked. */
export async function isPageReplaced(): Promise<boolean> {
  return (await publishedMark()) !== markOf(document);
}

/**
 * Reloads the page, once for each one that is published: when that did not help, the next failure is only told.
 *
 * Address, filters and tab stay. For where nothing is entered yet; a tab that cannot remember the reload has none.
 */
export async function reloadOncePerPublished(): Promise<void> {
  try {
    const mark = await digestOf(await publishedMark());
    if (sessionStorage.getItem(key) === mark) return;
    sessionStorage.setItem(key, mark);
  } catch {
    return;
  }
  location.reload();
}

async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}
