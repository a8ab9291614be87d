/** Milliseconds until the first row is painted, from asking for the grid. Runs in the page. */
export async function firstPaint(rowCount: number): Promise<number> {
  const startedAt = performance.now();
  window.contender.start(rowCount);
  return new Promise((painted) => {
    const look = () => {
      if (document.body.textContent.includes('Row 12'))
        requestAnimationFrame(() => painted(performance.now() - startedAt));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Times of frames, in milliseconds, while the rows are scrolled for three seconds. Runs in the page. */
export async function scrollFrames(scroller: string): Promise<number[]> {
  const element = document.querySelector(scroller);
  if (element === null) throw new Error(`nothing scrolls: ${scroller}`);
  const frames: number[] = [];
  const endAt = performance.now() + 3000;
  let before = performance.now();
  return new Promise((done) => {
    const step = (now: number) => {
      frames.push(now - before);
      before = now;
      element.scrollTop += 350;
      if (now < endAt) requestAnimationFrame(step);
      else done(frames.slice(1));
    };
    requestAnimationFrame(step);
  });
}

/** Number of the last row seen with the scrollbar at its end. Runs in the page. */
export async function lastRowSeen(scroller: string): Promise<number> {
  const element = document.querySelector(scroller);
  if (element === null) throw new Error(`nothing scrolls: ${scroller}`);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    element.scrollTop = element.scrollHeight;
    await new Promise((shown) => setTimeout(shown, 300));
  }
  const box = element.getBoundingClientRect();
  const seen = [...document.querySelectorAll('#root *')].flatMap((one) => {
    if (one.childElementCount > 0) return [];
    const [, row] = /^Row (\d+)$/.exec(one.textContent.trim()) ?? [];
    const { top, bottom } = one.getBoundingClientRect();
    return row !== undefined && top < box.bottom && bottom > box.top ? [Number(row)] : [];
  });
  return Math.max(0, ...seen);
}

/** Starts to note how long the page takes to answer what its user does. Runs in the page. */
export function watchInteractions(): void {
  const noted = window as unknown as { slowest: number };
  noted.slowest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) noted.slowest = Math.max(noted.slowest, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
}

/** The slowest answer since the last time, in milliseconds; under 16 counts as 16. Runs in the page. */
export function takeSlowest(): number {
  const noted = window as unknown as { slowest: number };
  const { slowest } = noted;
  noted.slowest = 0;
  return Math.max(16, slowest);
}
