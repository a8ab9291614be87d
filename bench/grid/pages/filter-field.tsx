import { createRoot } from 'react-dom/client';
import type { ReactNode } from 'react';

/** The same field above each grid: `0` asks for rows whose number ends with it. */
export function FilterField({ onFilter }: { readonly onFilter: (text: string) => void }) {
  return <input id="filter" aria-label="Row ends with" onChange={(event) => onFilter(event.target.value)} />;
}

/** Draws a page of the benchmark. */
export function draw(content: ReactNode): void {
  const place = document.getElementById('root');
  if (place === null) throw new Error('the page has no root');
  createRoot(place).render(content);
}
