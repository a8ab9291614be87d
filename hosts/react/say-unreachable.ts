import type { Mount } from '@tallyhouse/shared/embed/mount-options';

/** Stands in for a file that did not come, or is not the one that was published: the portal itself goes on. */
export const sayUnreachable: Mount = (place) => {
  const words = document.createElement('p');
  words.setAttribute('role', 'alert');
  words.textContent =
    'The reports cannot be reached. Everything else here works; reload the page to try again.';
  place.append(words);
  return {
    ready: Promise.resolve({ status: 'failed', reason: 'refused' }),
    update: () => undefined,
    unmount: () => words.remove(),
  };
};
