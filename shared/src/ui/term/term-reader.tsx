import { useState } from 'react';
import { Button } from '../../kit/core';
import type { TermKey } from '../../contracts/terms/term';
import { useSpoken } from '../../i18n/use-text';
import { TermCard } from './term-card';
import { useReaderText } from './use-reader-text';
import { wordsOf } from './words-of';

export { Glossary } from './glossary';
export { termEntries } from './words-of';

interface TermReaderProps {
  /** Term that is read first. */
  readonly start: TermKey;
  readonly headingId: string;
}

/** A term, and from there its neighbours, with the way back. */
export function TermReader({ start, headingId }: TermReaderProps) {
  const text = useReaderText();
  const spoken = useSpoken();
  const [trail, setTrail] = useState<readonly TermKey[]>([start]);
  const term = trail.at(-1) ?? start;
  const before = trail.at(-2);
  return (
    <>
      {before === undefined ? null : (
        <Button
          type="link"
          size="small"
          className="th-pad-inline-0"
          onClick={() => setTrail(trail.slice(0, -1))}
        >
          {text('back', { name: wordsOf(before, spoken).label })}
        </Button>
      )}
      <TermCard term={term} headingId={headingId} isFocused onTerm={(next) => setTrail([...trail, next])} />
    </>
  );
}
