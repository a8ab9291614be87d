import { useCallback, useEffect, useState } from 'react';

const shownMs = 8000;

/**
 * What became of a copy: it stands in the line below the grid for a moment, which says it aloud too. A grid without
 * such a line only says it.
 */
export function useGridNote(hasLine: boolean, say: (words: string) => void) {
  const [words, setWords] = useState('');
  useEffect(() => {
    if (words === '') return;
    const timer = setTimeout(() => setWords(''), shownMs);
    return () => clearTimeout(timer);
  }, [words]);
  const tell = useCallback((next: string) => (hasLine ? setWords : say)(next), [hasLine, say]);
  return { words, say: tell };
}
