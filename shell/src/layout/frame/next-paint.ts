// A page that nobody sees paints nothing.
const patienceMs = 100;

/** Done when what was drawn by now has been painted. */
export function nextPaint(): Promise<void> {
  return new Promise((done) => {
    const later = setTimeout(done, patienceMs);
    requestAnimationFrame(() => {
      clearTimeout(later);
      setTimeout(done);
    });
  });
}
