import { useEffect, useRef, type ReactNode } from 'react';
import { createUseText, useSpoken } from '../../i18n/use-text';
import { piecesOfFormula } from '../../contracts/terms/formula';
import type { TermKey } from '../../contracts/terms/term';
import { terms } from '../../contracts/terms/terms';
import { parts as arabicParts } from '../../contracts/terms/words/parts.ar';
import { parts as englishParts } from '../../contracts/terms/words/parts.en';
import { parts as swahiliParts } from '../../contracts/terms/words/parts.sw';
import { stories as arabicStories } from '../../contracts/terms/words/stories.ar';
import { stories as englishStories } from '../../contracts/terms/words/stories.en';
import { stories as swahiliStories } from '../../contracts/terms/words/stories.sw';
import { adoptStyles } from '../adopt-styles';
import { storyValues, workedText } from './example-text';
import { TermLink } from './term-link';
import { useReaderText } from './use-reader-text';
import { wordsOf } from './words-of';

const useStory = createUseText('ui/term-stories', {
  en: englishStories,
  sw: swahiliStories,
  ar: arabicStories,
});
const usePart = createUseText('ui/term-parts', { en: englishParts, sw: swahiliParts, ar: arabicParts });

const styles = `
.th-term-card { font-size: 13px; line-height: 20px; overflow-wrap: break-word; }
.th-term-card h2 { margin: 0 0 4px; font-size: 15px; line-height: 22px; font-weight: 600; outline: none; }
.th-term-card > p { margin: 0; }
.th-term-card dl { margin: 12px 0 0; display: grid; gap: 10px; }
.th-term-card dt { font-size: 12px; line-height: 16px; opacity: 0.75; }
.th-term-card dd { margin: 2px 0 0; }
.th-term-worked { font-variant-numeric: tabular-nums lining-nums slashed-zero; }
.th-term-links { display: flex; flex-wrap: wrap; gap: 4px 14px; padding: 0; margin: 0; list-style: none; }
`;

interface TermCardProps {
  readonly term: TermKey;
  /** Id of the heading, which names what holds the card. */
  readonly headingId: string;
  /** Whether the heading takes the focus, so that the term is read out. */
  readonly isFocused: boolean;
  readonly onTerm: (key: TermKey) => void;
}

/** All that is said of a term: definition, formula, law, worked example, neighbours and screens. */
export function TermCard({ term, headingId, isFocused, onTerm }: TermCardProps) {
  adoptStyles(styles);
  const text = useReaderText();
  const story = useStory();
  const part = usePart();
  const spoken = useSpoken();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFocused) return;
    // What holds the card has its place by then: before, nothing in it takes the focus.
    const frame = requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [term, isFocused]);
  const known = terms[term];
  const { label, definition, law } = wordsOf(term, spoken);
  const worked = workedText(known);
  const link = (key: TermKey) => <TermLink label={wordsOf(key, spoken).label} onOpen={() => onTerm(key)} />;
  return (
    <div className="th-term-card">
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        {label}
      </h2>
      <p>{definition}</p>
      <dl>
        {known.formula === undefined ? null : (
          <Part name={text('formula')}>
            <span className="th-term-formula">
              {piecesOfFormula(known.formula).map((piece, place) => (
                // Pieces of a formula have no name of their own, and never move.
                <span key={place}>
                  {'sign' in piece ? piece.sign : 'term' in piece ? link(piece.term) : part(piece.part)}
                </span>
              ))}
            </span>
          </Part>
        )}
        {known.origin === undefined ? null : (
          <Part name={text('formula')}>{text(`origin.${known.origin}`)}</Part>
        )}
        <Part name={text('law')}>{law ?? text('convention')}</Part>
        <Part name={text('example')}>
          {story(known.example.story, storyValues(known))}
          {worked === null ? null : (
            <div className="th-term-worked">
              <bdi dir="ltr">{worked}</bdi>
            </div>
          )}
        </Part>
        <Part name={text('related')}>
          <ul className="th-term-links">
            {known.related.map((key) => (
              <li key={key}>{link(key)}</li>
            ))}
          </ul>
        </Part>
        {known.screens.length === 0 ? null : (
          <Part name={text('screens')}>
            {known.screens.map((screen) => text(`screen.${screen}`)).join(' · ')}
          </Part>
        )}
      </dl>
    </div>
  );
}

function Part({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
